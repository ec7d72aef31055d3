import type { QueuedMail } from "./mail.ts";

/** What brings mails out of the house. */
export interface Carrier {
  /** @throws DeliveryError or, when a file cannot be written, the system's error. */
  carry(mail: QueuedMail): Promise<void>;
}
