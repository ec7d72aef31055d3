import type { FastifyBaseLogger } from "fastify";

import type { Mail } from "./mail.ts";
import type { Mailer } from "./mailer.ts";

/** Mails about something done already; a mail that cannot be queued must not make it look failed. */
export async function notify(
  mailer: Mailer,
  mail: Mail,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    log.warn({ err: error, subject: mail.subject }, "A notice could not be mailed");
  }
}
