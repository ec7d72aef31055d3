import { createTransport } from "nodemailer";

import { countConnection } from "../http/count-outgoing.ts";
import { compose } from "./compose.ts";
import { DeliveryError, type MailTransport } from "./mail-transport.ts";

const CONNECTION_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;

/** Sends mails to a mail server, encrypted if it supports that. */
export function openSmtp({ smtpUrl, from }: { smtpUrl: string; from: string }): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  return {
    async deliver(mail) {
      countConnection(new URL(smtpUrl).host);
      try {
        await transport.sendMail(compose(mail, from));
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
  };
}

/** Errors about the mail itself are final; others may be temporary. */
const ABOUT_THE_MAIL = new Set(["EENVELOPE", "EMESSAGE"]);
const AUTHENTICATION_REQUIRED = 530;

function toDeliveryError(error: unknown): DeliveryError {
  if (!(error instanceof Error)) return new DeliveryError("unknown", { isFinal: false });
  const { code, responseCode, response }: SmtpFailure & Error = error;
  // The server's text is left out, because it may quote the address or the mail.
  const [status] = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? "") ?? [];
  const parts = [code ?? error.name, responseCode, status].filter((word) => word !== undefined);
  const isRefusal = (responseCode ?? 0) >= 500 && responseCode !== AUTHENTICATION_REQUIRED;
  return new DeliveryError(parts.join(" "), { isFinal: isRefusal && ABOUT_THE_MAIL.has(code ?? "") });
}

interface SmtpFailure {
  code?: string;
  responseCode?: number;
  response?: string;
}
