import { readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { ROOT } from "../setup/prepare.mjs";

const HOW_MANY = 10;
/** The folder to which Vitest and Playwright write their reports, as configured. */
const REPORTS = join(ROOT, "node_modules/.cache/creel-suite");

/** Prints the test files and the journeys that took longest in the last run of each. */
export function printSlowest() {
  print("Slowest test files", readFiles());
  print("Slowest journeys", readJourneys());
}

/** @returns {{ name: string, ms: number }[]} */
function readFiles() {
  return read("unit.json").testResults.map(({ name, startTime, endTime }) => ({
    name: relative(ROOT, name),
    ms: endTime - startTime,
  }));
}

function readJourneys() {
  return read("journeys.json").suites.flatMap(journeysOf);
}

function journeysOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file}: ${title} (${projectName})`,
      ms: results.reduce((all, { duration }) => all + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

function read(name) {
  return JSON.parse(readFileSync(join(REPORTS, name), "utf8"));
}

function print(title, entries) {
  const slowest = entries.toSorted((one, other) => other.ms - one.ms).slice(0, HOW_MANY);
  const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  process.stdout.write(`\n${title}\n${lines.join("\n")}\n`);
}
