"""The store's schema, step by step. A new step is a file in ``versions``, and its number in `database.py`."""
