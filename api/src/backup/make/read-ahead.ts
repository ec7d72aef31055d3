/** The results in the order of what they are made of, with at most so many in the making. */
export async function* readAhead<T, R>(
  source: AsyncIterable<T>,
  max: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R, void> {
  const begun: Promise<R>[] = [];
  for await (const item of source) {
    const result = work(item);
    // Whoever waits for it is told; until then it is nobody's.
    result.catch(() => {});
    begun.push(result);
    const first = begun.length >= max ? begun.shift() : undefined;
    if (first) yield await first;
  }
  for (const result of begun) yield await result;
}
