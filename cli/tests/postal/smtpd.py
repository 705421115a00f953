"""A mail server for tests, on loopback: puts mails into Maildirs, and fails where it is asked to.

Arguments: the folder for Maildirs, and settings as NAME=VALUE: certificate and key (files), tls (starttls or tls),
password (a login is then needed), pause (seconds before a mail is answered). The port is told on standard output.
Mails to busy@… are put off while a file `busy` is in the folder, mails to nobody@… are refused.
Every mail that was accepted is a line in the file `accepted`: its recipient and its Message-ID.
"""

import asyncio
import email
import os
import ssl
import sys

from aiosmtpd.smtp import SMTP, AuthResult

ROOT = sys.argv[1]
SETTINGS = dict(it.split("=", 1) for it in sys.argv[2:])


class Handler:
    number = 0

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("nobody@"):
            return "550 5.1.1 no such mailbox"
        if address.startswith("busy@") and os.path.exists(f"{ROOT}/busy"):
            return "451 4.3.2 come back later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        await asyncio.sleep(float(SETTINGS.get("pause", "0")) / 2)
        for address in envelope.rcpt_tos:
            self.deliver(address, envelope)
        # What was accepted is known before the client hears of it, as with every honest server.
        await asyncio.sleep(float(SETTINGS.get("pause", "0")) / 2)
        return "250 2.0.0 accepted for delivery"

    def deliver(self, address, envelope):
        Handler.number += 1
        box = f"{ROOT}/{address.split('@')[0]}"
        for name in ["tmp", "new", "cur"]:
            os.makedirs(f"{box}/{name}", exist_ok=True)
        name = f"{Handler.number:06}.{os.getpid()}.test"
        with open(f"{box}/tmp/{name}", "wb") as file:
            file.write(b"Return-Path: <" + envelope.mail_from.encode() + b">\r\n" + envelope.content)
        os.rename(f"{box}/tmp/{name}", f"{box}/new/{name}")
        message_id = email.message_from_bytes(envelope.content)["Message-ID"]
        with open(f"{ROOT}/accepted", "a") as file:
            file.write(f"{address} {message_id}\n")


def authenticate(server, session, envelope, mechanism, data):
    is_right = data.login == b"gm" and data.password == SETTINGS["password"].encode()
    # What is not handled is answered by the server itself.
    return AuthResult(success=is_right, handled=is_right)


async def main():
    loop = asyncio.get_running_loop()
    tls = SETTINGS.get("tls", "")
    context = None
    if tls:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(SETTINGS["certificate"], SETTINGS["key"])
    options = {}
    if tls == "starttls":
        options = {"tls_context": context, "require_starttls": True}
    if "password" in SETTINGS:
        options |= {"authenticator": authenticate, "auth_required": True, "auth_require_tls": tls == "starttls"}
    handler = Handler()
    server = await loop.create_server(
        lambda: SMTP(handler, hostname="localhost", enable_SMTPUTF8=True, **options),
        "127.0.0.1",
        0,
        ssl=context if tls == "tls" else None,
    )
    print(server.sockets[0].getsockname()[1], flush=True)
    # Whoever started this closes the input when it ends, however it ends.
    await loop.run_in_executor(None, sys.stdin.read)
    os._exit(0)


asyncio.run(main())
