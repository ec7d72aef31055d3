import { takeTurns, threadsFor } from "../base/take-turns.ts";
import { makeRenditions, type Renditions } from "./renditions.ts";

/** A decoded photo takes 150 MB at the limit, and what waits up to 10 MB. */
const inTurn = takeTurns({ atOnce: threadsFor(1 / 2), each: 1, waiting: 40 });

interface Sender {
  userId: string;
  /** Ends the waiting when the sender is gone. */
  signal: AbortSignal;
}

/**
 * Renders a photo when it is its sender's turn: one photo of an angler at a time, however many requests they send.
 *
 * @throws AppError busy, unsupported_type, invalid_input
 */
export function renderInTurn(file: Buffer, { userId, signal }: Sender): Promise<Renditions> {
  return inTurn(userId, () => makeRenditions(file), signal);
}
