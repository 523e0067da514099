"""TLS to a broker: the context of a connection, and what a failing one means."""

from __future__ import annotations

import ssl
from pathlib import Path

from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize

MOST_BYTES = 1 << 20

# OpenSSL's names are in x509_vfy.h; Python gives the numbers only.
_NOT_YET_VALID, _EXPIRED = 9, 10
_UNKNOWN_ISSUER = (18, 19, 20, 21)
_REVOKED = 23
_OTHER_NAME = (62, 64)


class _TidySocket(ssl.SSLSocket):
    """Closes itself where the handshake fails: the MQTT client leaves it open."""

    def do_handshake(self, block: bool = False) -> None:
        try:
            super().do_handshake(block)
        except BaseException:
            self.close()
            raise


def client_context(ca: Path | None, certificate: Path | None, key: Path | None) -> ssl.SSLContext:
    """A context that checks the broker's certificate and name, TLS 1.2 or later.

    Args:
        ca: the only authority that is trusted, in PEM; None trusts those that the system trusts.
        certificate: our own certificate, in PEM; None for none.
        key: its private key, in PEM, not encrypted.

    Raises:
        ConfigError: a file can't be read or used, or certificate and key do not go together.
    """
    if (certificate is None) != (key is None):
        raise ConfigError("a certificate and its private key go together: give both files or neither")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.sslsocket_class = _TidySocket
    if ca is None:
        context.load_default_certs()
    else:
        _trust(context, ca)
    if certificate is not None and key is not None:
        _show(context, certificate, key)
    return context


def handshake_failure(error: BaseException) -> str | None:
    """Cause and remedy of a TLS handshake that failed, in one line; None where ``error`` is no such thing."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return _distrust(error.verify_code, error.verify_message)
    if isinstance(error, ssl.SSLEOFError | ConnectionResetError | BrokenPipeError):
        return (
            "hung up in the TLS handshake: is this its TLS port, and does it ask for a certificate of ours?"
        )
    if not isinstance(error, ssl.SSLError):
        return None
    if error.reason in ("WRONG_VERSION_NUMBER", "RECORD_LAYER_FAILURE"):
        return "speaks no TLS there: give its TLS port, usually 8883"
    reason = sanitize(error.reason or str(error)).strip("'").replace("_", " ").lower()
    return f"the TLS handshake failed: {reason}: does it accept our certificate, and TLS 1.2 or later?"


def _distrust(code: int, message: str) -> str:
    if code == _NOT_YET_VALID:
        return "its certificate is not valid yet: set this machine's clock right"
    if code == _EXPIRED:
        return "its certificate has expired: renew it, or set this machine's clock right"
    if code in _UNKNOWN_ISSUER:
        return "its certificate is not signed by an authority that we trust: give the ca.crt of its own"
    if code == _REVOKED:
        return "its certificate is revoked: give the broker a new one"
    if code in _OTHER_NAME:
        return "its certificate is for another name: give a name that it holds as the broker's host"
    return f"its certificate can't be trusted: {sanitize(message)}: give the broker a new one"


def _trust(context: ssl.SSLContext, ca: Path) -> None:
    remedy = "give the PEM file of the authority that signed the broker's certificate"
    text = _read(ca, remedy)
    try:
        context.load_verify_locations(cadata=text)
    except (ssl.SSLError, ValueError):
        raise ConfigError(f"{_shown(ca)}: holds no certificate: {remedy}") from None


def _show(context: ssl.SSLContext, certificate: Path, key: Path) -> None:
    # The library's own error names no file.
    for file in (certificate, key):
        _read(file, "give the PEM file of our certificate, or of its private key")
    try:
        # A passphrase that is none, so that an encrypted key is refused: to ask for one takes a terminal.
        context.load_cert_chain(certificate, key, password="")
    except ssl.SSLError as error:
        if error.reason == "KEY_VALUES_MISMATCH":
            raise ConfigError(f"{_shown(key)}: not the key of {_shown(certificate)}: give the pair") from None
        raise ConfigError(
            f"{_shown(certificate)}, {_shown(key)}: no certificate with its private key: give PEM files, "
            "the key not encrypted"
        ) from None
    except OSError as error:
        raise ConfigError(f"{_shown(key)}: {error.strerror}: give readable PEM files") from None


def _read(path: Path, remedy: str) -> str:
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES).decode("ascii", "replace")
    except (OSError, ValueError) as error:
        raise ConfigError(
            f"{_shown(path)}: {getattr(error, 'strerror', None) or 'no path'}: {remedy}"
        ) from None


def _shown(path: Path) -> str:
    return sanitize(str(path), 200)[1:-1]
