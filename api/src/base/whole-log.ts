import { makeFairQueue } from "./fair-queue.ts";

/** Processing a large log for a second blocks all requests for a second. */
const queue = makeFairQueue({ concurrency: 2, perOwner: 1, maxWaiting: 200 });

/**
 * Limits work that needs a whole log: one per angler at a time, and two in all.
 * @throws AppError busy to the angler with the most waiting requests if 200 wait
 */
export function readWholeLog<Result>(userId: string, read: () => Promise<Result>): Promise<Result> {
  return queue(userId, read);
}
