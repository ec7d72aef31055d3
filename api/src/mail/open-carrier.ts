import type { FastifyBaseLogger } from "fastify";

import type { Carrier } from "./carrier.ts";
import type { MailSettings } from "./mail-settings.ts";
import { openOutbox } from "./outbox.ts";
import { openSmtp } from "./smtp.ts";

export function openCarrier(settings: MailSettings, log: Pick<FastifyBaseLogger, "warn">): Carrier {
  const { smtpUrl, from, outbox } = settings;
  return smtpUrl === null ? openOutbox({ from, folder: outbox }, log) : openSmtp({ from, smtpUrl });
}
