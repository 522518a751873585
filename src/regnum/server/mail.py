"""Mail: a letter, and its way out by SMTP."""

from __future__ import annotations

import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr

from . import webhooks
from .settings import Smtp

TIMEOUT = 10.0  # seconds


def letter(smtp: Smtp, to: str, title: str, *paragraphs: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = smtp.sender
    message["To"] = to
    message["Subject"] = title
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=smtp.sender.rpartition("@")[2].strip("> ") or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content("\n\n".join(paragraphs) + "\n")
    return message


def send(smtp: Smtp, message: EmailMessage) -> None:
    """Blocking. Undelivered if the server did not take it, Unanswered if we cannot know."""
    trust = ssl.create_default_context()
    client: smtplib.SMTP
    begun = False
    try:
        if smtp.port == 465:
            client = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=TIMEOUT, context=trust)
        else:
            client = smtplib.SMTP(smtp.host, smtp.port, timeout=TIMEOUT)
    except (OSError, smtplib.SMTPException) as error:
        raise webhooks.Undelivered(f"mail: {type(error).__name__}") from None
    try:
        if smtp.starttls and smtp.port != 465:
            client.starttls(context=trust)
        client.ehlo_or_helo_if_needed()
        if smtp.user:
            client.login(smtp.user, smtp.password)
        _accepted(client.mail(parseaddr(smtp.sender)[1]))
        _accepted(client.rcpt(str(message["To"])))
        begun = True
        _accepted(client.data(message.as_bytes(policy=SMTP)))
    except smtplib.SMTPResponseException as error:
        raise webhooks.Undelivered(f"mail: answered {error.smtp_code}") from None
    except (OSError, smtplib.SMTPException) as error:
        kind = webhooks.Unanswered if begun else webhooks.Undelivered
        raise kind(f"mail: {type(error).__name__}") from None
    finally:
        with suppress(OSError, smtplib.SMTPException):
            client.quit()


def _accepted(answer: tuple[int, bytes]) -> None:
    code = answer[0]
    if not 200 <= code < 300:
        # 5xx is the server's last word on this message
        raise webhooks.Undelivered(f"mail: answered {code}", final=code >= 500)
