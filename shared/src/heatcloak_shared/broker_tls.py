"""TLS to a broker: connection contexts, and explanations of failed handshakes."""

from __future__ import annotations

import ssl
from pathlib import Path

from heatcloak_shared.errors import ConfigError
from heatcloak_shared.files import read_start
from heatcloak_shared.sanitize import sanitize, shown_path

MAX_FILE_BYTES = 1 << 20

# From OpenSSL's x509_vfy.h; Python has no names for them.
_NOT_YET_VALID, _EXPIRED = 9, 10
_UNKNOWN_ISSUER = (18, 19, 20, 21)
_REVOKED = 23
_OTHER_NAME = (62, 64)


class _SelfClosingSocket(ssl.SSLSocket):
    """Close the socket if the handshake fails; the MQTT client would leave it open."""

    def do_handshake(self, block: bool = False) -> None:
        try:
            super().do_handshake(block)
        except BaseException:
            self.close()
            raise


def client_context(ca: Path | None, certificate: Path | None, key: Path | None) -> ssl.SSLContext:
    """Return a context that checks the broker's certificate and name, TLS 1.2 or later.

    Args:
        ca: the certificate of the only trusted authority, in PEM; None to use the system's.
        certificate: the client certificate, in PEM; None for none.
        key: its private key, in PEM, not encrypted.

    Raises:
        ConfigError: a file can't be read or used, or certificate and key do not match.
    """
    if (certificate is None) != (key is None):
        raise ConfigError("a certificate and its private key go together: give both files or neither")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.sslsocket_class = _SelfClosingSocket
    if ca is None:
        context.load_default_certs()
    else:
        _load_authority(context, ca)
    if certificate is not None and key is not None:
        _load_client_certificate(context, certificate, key)
    return context


def handshake_failure(error: BaseException) -> str | None:
    """Return cause and remedy of a failed TLS handshake, in one line; None for any other ``error``."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return _verification_failure(error.verify_code, error.verify_message)
    if isinstance(error, ssl.SSLEOFError | ConnectionResetError | BrokenPipeError):
        return (
            "closed the connection in the TLS handshake: wrong port, or does it require a client certificate?"
        )
    if not isinstance(error, ssl.SSLError):
        return None
    if error.reason in ("WRONG_VERSION_NUMBER", "RECORD_LAYER_FAILURE"):
        return "no TLS on this port: give its TLS port, usually 8883"
    reason = sanitize(error.reason or str(error)).strip("'").replace("_", " ").lower()
    return f"the TLS handshake failed: {reason}: does it accept the client certificate, and TLS 1.2 or later?"


def _verification_failure(code: int, message: str) -> str:
    if code == _NOT_YET_VALID:
        return "its certificate is not valid yet: correct this machine's clock"
    if code == _EXPIRED:
        return "its certificate has expired: renew it, or correct this machine's clock"
    if code in _UNKNOWN_ISSUER:
        return "its certificate is not signed by a trusted authority: give the ca.crt of its authority"
    if code == _REVOKED:
        return "its certificate is revoked: give the broker a new one"
    if code in _OTHER_NAME:
        return "its certificate is for another name: give a name in the certificate as the broker's host"
    return f"its certificate can't be trusted: {sanitize(message)}: give the broker a new one"


def _load_authority(context: ssl.SSLContext, ca: Path) -> None:
    remedy = "give the PEM file of the authority that signed the broker's certificate"
    text = _read(ca, remedy)
    try:
        context.load_verify_locations(cadata=text)
    except (ssl.SSLError, ValueError):
        raise ConfigError(f"{shown_path(ca)}: holds no certificate: {remedy}") from None


def _load_client_certificate(context: ssl.SSLContext, certificate: Path, key: Path) -> None:
    # The library's error does not name the file.
    for file in (certificate, key):
        _read(file, "give the PEM file of the client certificate, or of its private key")
    try:
        # An empty passphrase, so that an encrypted key is refused instead of asking on a terminal.
        context.load_cert_chain(certificate, key, password="")
    except ssl.SSLError as error:
        if error.reason == "KEY_VALUES_MISMATCH":
            raise ConfigError(
                f"{shown_path(key)}: not the key of {shown_path(certificate)}: give a matching pair"
            ) from None
        raise ConfigError(
            f"{shown_path(certificate)}, {shown_path(key)}: not a certificate with its private key: "
            "give PEM files, the key not encrypted"
        ) from None
    except OSError as error:
        raise ConfigError(f"{shown_path(key)}: {error.strerror}: give readable PEM files") from None


def _read(path: Path, remedy: str) -> str:
    return read_start(path, MAX_FILE_BYTES, ConfigError, shown_path(path), remedy).decode("ascii", "replace")
