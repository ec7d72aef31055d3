import { makeFairQueue } from "./fair-queue.ts";

/** A second of a large log is a second of everybody. */
const queue = makeFairQueue({ concurrency: 2, perOwner: 1, maxWaiting: 200 });

/**
 * Reads what a whole log is needed for: one at a time for each angler, and two for all of them.
 * @throws AppError busy, to whoever has most waiting when 200 wait
 */
export function readWholeLog<Result>(userId: string, read: () => Promise<Result>): Promise<Result> {
  return queue(userId, read);
}
