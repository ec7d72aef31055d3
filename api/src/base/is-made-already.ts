import { isDeepStrictEqual } from "node:util";

/**
 * Whether something is as a change wants it, by the names of the contract: the change came before and its answer was
 * lost. It is answered as done then (RFC 9110, section 13.1.1), so that who sends it again is not asked about a conflict
 * with themselves.
 */
export function isMadeAlready(stored: object, changes: object): boolean {
  const is = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(changes).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(value, is.get(name)),
  );
}
