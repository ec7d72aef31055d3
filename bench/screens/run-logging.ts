// npm run bench:logging: measures the logging of a catch on a slow phone, from a cold start of the app to the saved
// catch.
import startForAll from "../../e2e/setup/start-creel.ts";
import { printLine } from "../results.ts";
import { timeLogging } from "./log-a-catch-timed.ts";

await import("../../scripts/build.mjs");
const stop = await startForAll();
try {
  const { taps, seconds } = await timeLogging(process.env["CREEL_URL"] ?? "");
  printLine(`A catch was logged with ${taps} taps besides the species, in ${seconds.toFixed(1)} s`);
} finally {
  await stop();
}
