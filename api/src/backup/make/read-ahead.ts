/** Maps the items with at most so many promises at a time, and yields the results in the order of the items. */
export async function* readAhead<T, R>(
  source: AsyncIterable<T>,
  max: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R, void> {
  const begun: Promise<R>[] = [];
  for await (const item of source) {
    const result = work(item);
    // The error is thrown where the result is awaited; until then it must not count as unhandled.
    result.catch(() => {});
    begun.push(result);
    const first = begun.length >= max ? begun.shift() : undefined;
    if (first) yield await first;
  }
  for (const result of begun) yield await result;
}
