/** Declared here, because Node's types are missing where this is checked with the tests of domain and web. */
declare const process: { env: Record<string, string | undefined> };

/** True in the nightly suite (`npm run nightly`), which tries everything, and more often. */
export const isNightly = process.env["NIGHTLY"] === "1";

/** Returns the first value in `npm test` and the second one in the nightly suite. */
export function inSuite<Value>(everyChange: Value, nightly: Value): Value {
  return isNightly ? nightly : everyChange;
}
