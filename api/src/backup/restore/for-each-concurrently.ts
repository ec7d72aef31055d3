/** Does the work for each, with at most so many at a time. The first failure ends it. */
export async function forEachConcurrently<T>(
  source: AsyncIterable<T>,
  max: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  for await (const item of source) {
    // What failed stays in the set, so that whoever waits next is told.
    const job: Promise<void> = work(item).then(() => void running.delete(job));
    job.catch(() => {});
    running.add(job);
    if (running.size >= max) await Promise.race(running);
  }
  await Promise.all(running);
}
