import { LruMap } from "toad-cache";

const MAX_RESULTS = 2000;

/**
 * The same function, which does not do the same work twice while it is among the latest. Only for what another
 * process would find just the same. A promise that fails is not kept.
 */
export function memoize<Parameters extends unknown[], Result>(
  work: (...parameters: Parameters) => Result,
  nameOf: (...parameters: Parameters) => string | number,
): (...parameters: Parameters) => Result {
  const results = new LruMap<Result>(MAX_RESULTS);
  return (...parameters) => {
    const name = nameOf(...parameters);
    const known = results.get(name);
    if (known !== undefined) return known;
    const result = work(...parameters);
    results.set(name, result);
    if (result instanceof Promise) result.catch(() => results.delete(name));
    return result;
  };
}
