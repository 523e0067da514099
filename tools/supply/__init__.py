"""What the project is made of: locked packages, their licences, a bill of materials."""
