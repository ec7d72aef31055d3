import { isDeepStrictEqual } from "node:util";

/**
 * Returns whether a record already has the changed values, because an earlier answer was lost. The change is then
 * answered as done (RFC 9110, section 13.1.1), so that a repeated request causes no conflict with itself. Uses the
 * field names of the contract.
 */
export function isMadeAlready(stored: object, changes: object): boolean {
  const is = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(changes).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(value, is.get(name)),
  );
}
