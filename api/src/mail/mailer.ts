import { v7 as uuidv7 } from "uuid";

import { type Mail, mailSchema, type QueuedMail } from "./mail.ts";

export interface Mailer {
  /**
   * Queues a mail, which is sent within about a second or as soon as the mail server accepts it.
   * @throws ZodError when an address is invalid, or is more than one.
   */
  send(mail: Mail): Promise<void>;
}

export const MAIL_QUEUE = "mail";

export function openMailer(queue: { add(name: string, payload: QueuedMail): Promise<void> }): Mailer {
  return { send: (mail) => queue.add(MAIL_QUEUE, { id: uuidv7(), ...mailSchema.parse(mail) }) };
}
