import { makeFairQueue, threadsFor } from "../base/fair-queue.ts";
import { makeRenditions, type Renditions } from "./renditions.ts";

/** A decoded photo takes 150 MB at the limit, and what waits up to 10 MB. */
const queue = makeFairQueue({ concurrency: threadsFor(1 / 2), perOwner: 1, maxWaiting: 40 });

interface Sender {
  userId: string;
  /** Ends the waiting when the sender is gone. */
  signal: AbortSignal;
}

/**
 * Renders one photo of a user at a time, in turn with other users.
 * @throws AppError busy, unsupported_type, invalid_input
 */
export function queueRendering(file: Buffer, { userId, signal }: Sender): Promise<Renditions> {
  return queue(userId, () => makeRenditions(file), { signal });
}
