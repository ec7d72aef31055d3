import { printLine } from "../base/print-line.ts";
// npm run bench:logging: a catch is logged on a slow phone, from a cold start of the app to saved.
import { timeLogging } from "./log-a-catch-timed.ts";
import { withCreel } from "./with-creel.ts";

await withCreel(async (url) => {
  const { taps, seconds } = await timeLogging(url);
  printLine(`A catch was logged with ${taps} taps besides the species, in ${seconds.toFixed(1)} s`);
});
