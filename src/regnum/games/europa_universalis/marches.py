"""Where units and ships may go: 9.5. Questions only; the steps are steps/moves.py and steps/sailing.py."""
