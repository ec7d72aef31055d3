import type { QueuedMail } from "./mail.ts";

/** What brings mails out of the house. */
export interface MailTransport {
  /** @throws DeliveryError or, when a file cannot be written, the system's error. */
  deliver(mail: QueuedMail): Promise<void>;
}
