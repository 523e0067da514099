"""Passwords and the file of their hashes."""

from __future__ import annotations

from heatcloak_aggregator.provision.passwords import (
    fits,
    fresh_password,
    hashed,
    parse_passwords,
    render_passwords,
)


def test_a_hash_fits_its_password_alone() -> None:
    """Each hash has its own salt; another password, or a hash that was changed, does not fit."""
    password = fresh_password()
    one, two = hashed(password), hashed(password)
    assert one != two
    assert fits(password, one)
    assert fits(password, two)
    assert not fits(fresh_password(), one)
    assert not fits(password, one[:-6] + "AAAA==")
    assert not any(
        fits(password, bad) for bad in ("", "$7$101$x", "$6$a$b", one.replace("$7$", "$6$"), "$$$$")
    )


def test_a_password_can_not_be_guessed_and_needs_no_quotes() -> None:
    """256 random bits in letters, digits, '-' and '_'."""
    passwords = {fresh_password() for _ in range(100)}
    assert len(passwords) == 100
    assert all(len(each) == 43 and each.replace("-", "").replace("_", "").isalnum() for each in passwords)


def test_the_file_is_read_back() -> None:
    """Comments and damaged lines are no users."""
    entries = {"n01": hashed("a"), "heatcloak_viewer": hashed("b")}
    assert parse_passwords("# one\n" + render_passwords(entries) + "torn\n") == entries
