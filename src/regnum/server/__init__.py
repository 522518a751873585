"""The web app: tables that people share, over HTTP and WebSocket. See docs/architecture.md."""
