import type { FastifyBaseLogger } from "fastify";
import { v7 as uuidv7 } from "uuid";

import { type Mail, mailSchema, type QueuedMail } from "./mail.ts";

export interface Mailer {
  /**
   * Queues a mail, which is sent within about a second, or as soon as the mail server accepts it.
   * @throws ZodError if an address is invalid, or contains more than one
   */
  send(mail: Mail): Promise<void>;
}

export const MAIL_QUEUE = "mail";

export function openMailer(queue: { add(name: string, payload: QueuedMail): Promise<void> }): Mailer {
  return { send: (mail) => queue.add(MAIL_QUEUE, { id: uuidv7(), ...mailSchema.parse(mail) }) };
}

/** Queues a mail about something already done. A failure is only logged, so that the action does not look failed. */
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
