/** Where this is checked with the tests of domain and web, Node has no types. */
declare const process: { env: Record<string, string | undefined> };

/** Whether this is the nightly suite (`npm run nightly`), which tries everything and often. */
export const isNightly = process.env["NIGHTLY"] === "1";

/** Returns the first value in `npm test` and the second one in the nightly suite. */
export function inSuite<Value>(everyChange: Value, nightly: Value): Value {
  return isNightly ? nightly : everyChange;
}
