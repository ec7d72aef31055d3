import type { FastifyBaseLogger } from "fastify";

import type { Mail } from "./mail.ts";
import type { Mailer } from "./mailer.ts";

/** Tells of what has happened already: that the mail cannot be taken must not look as if it had not. */
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
