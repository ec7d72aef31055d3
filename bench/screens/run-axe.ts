// npm run bench:axe: axe looks at every route in every state, in the dark and light theme, on a phone and on a desktop.
import { printLine } from "../results.ts";
import { sweepAxe } from "./axe-sweep.ts";

/** Problems that make something unreadable or impossible to press. The others are only ugly. */
const LOST = new Set(["broken word", "hidden", "covered", "cut off", "off the screen", "ends in dots"]);

await import("../../scripts/build.mjs");
const { looked, violations, misfits, missed } = await sweepAxe();
const kinds = [...misfits].toSorted(([, one], [, other]) => other - one);
printLine(`\nOf ${looked} states`);
for (const [name, count] of [["broken rules of axe", violations] as const, ...kinds]) {
  printLine(`${name.padEnd(24)}${String(count).padStart(6)}${isFailure(name, count) ? "  FAILED" : ""}`);
}
if (missed.length > 0) printLine(`Not looked at: ${missed.join("; ")}`);
const isAnyLost = kinds.some(([kind, count]) => isFailure(kind, count));
if (violations > 0 || isAnyLost || missed.length > 0) process.exitCode = 1;

function isFailure(name: string, count: number): boolean {
  return count > 0 && (LOST.has(name) || name.startsWith("broken"));
}
