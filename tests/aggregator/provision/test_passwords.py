"""Passwords and mosquitto's password file."""

from __future__ import annotations

from heatcloak_aggregator.provision.credentials import (
    hash_password,
    new_password,
    parse_passwords,
    render_passwords,
    verify_password,
)


def test_hashes_are_salted_and_verify_only_their_password() -> None:
    password = new_password()
    one, two = hash_password(password), hash_password(password)
    assert one != two
    assert verify_password(password, one)
    assert verify_password(password, two)
    assert not verify_password(new_password(), one)
    assert not verify_password(password, one[:-6] + "AAAA==")
    assert not any(
        verify_password(password, bad)
        for bad in ("", "$7$101$x", "$6$a$b", one.replace("$7$", "$6$"), "$$$$")
    )


def test_passwords_have_256_random_bits_and_need_no_quotes() -> None:
    passwords = {new_password() for _ in range(100)}
    assert len(passwords) == 100
    assert all(len(each) == 43 and each.replace("-", "").replace("_", "").isalnum() for each in passwords)


def test_password_file_round_trips_and_skips_malformed_lines() -> None:
    entries = {"n01": hash_password("a"), "heatcloak_viewer": hash_password("b")}
    assert parse_passwords("# one\n" + render_passwords(entries) + "torn\n") == entries
