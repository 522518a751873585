"""The commands of `regnum`, in groups; cli.py puts them together."""
