import type { QueuedMail } from "./mail.ts";

export interface MailTransport {
  /** @throws DeliveryError or, if a file cannot be written, the system's error */
  deliver(mail: QueuedMail): Promise<void>;
}

/** The message may be logged: it contains no address, no text of the mail and no password. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** True if the same mail would be refused again. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}
