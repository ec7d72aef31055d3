// npm run bench:axe: axe looks at every route in every state, by day and by night, on a phone and on a desk.
import { printLine } from "../results.ts";
import { sweepAxe } from "./axe-sweep.ts";

await import("../../scripts/build.mjs");
const { looked, violations, misfits, missed } = await sweepAxe();
printLine(
  `axe looked at ${looked} states and found ${violations} violations; ${misfits} times there was too little room`,
);
if (missed.length > 0) printLine(`Not looked at: ${missed.join("; ")}`);
if (violations > 0 || missed.length > 0) process.exitCode = 1;
