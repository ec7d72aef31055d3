/** Why a mail could not be delivered, in words that may be logged: no address, no text, no password. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** Whether the same mail would be refused again. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}
