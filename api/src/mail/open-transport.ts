import type { FastifyBaseLogger } from "fastify";

import type { MailSettings } from "./mail-settings.ts";
import type { MailTransport } from "./mail-transport.ts";
import { openOutbox } from "./outbox.ts";
import { openSmtp } from "./smtp.ts";

export function openTransport(settings: MailSettings, log: Pick<FastifyBaseLogger, "warn">): MailTransport {
  const { smtpUrl, from, outbox } = settings;
  return smtpUrl === null ? openOutbox({ from, folder: outbox }, log) : openSmtp({ from, smtpUrl });
}
