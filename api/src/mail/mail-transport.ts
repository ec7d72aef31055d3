import type { QueuedMail } from "./mail.ts";

export interface MailTransport {
  /** @throws DeliveryError or, when a file cannot be written, the system's error. */
  deliver(mail: QueuedMail): Promise<void>;
}
