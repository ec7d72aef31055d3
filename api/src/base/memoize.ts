import { LruMap } from "toad-cache";

const MOST_RESULTS = 2000;

/**
 * Caches the latest results of a function. Only for results that are the same in every process. Rejected promises are
 * not cached.
 * @param most the maximum number of cached results
 */
export function memoize<Parameters extends unknown[], Result>(
  work: (...parameters: Parameters) => Result,
  nameOf: (...parameters: Parameters) => string | number,
  most = MOST_RESULTS,
): (...parameters: Parameters) => Result {
  const results = new LruMap<Result>(most);
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
