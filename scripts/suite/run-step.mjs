import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statfsSync } from "node:fs";
import { join } from "node:path";

import { ensureChromium } from "../setup/find-chromium.mjs";
import { prepare, ROOT } from "../setup/prepare.mjs";

/** The seconds that each step of `npm test` may take on two otherwise idle cores. More is a warning, not a failure. */
const BUDGETS = JSON.parse(readFileSync(join(import.meta.dirname, "budgets.json"), "utf8"));

/** A file system in memory, which Linux has. */
const IN_MEMORY = "/dev/shm";
/** The maximum of what the databases, photos and browser profiles of both suites take, in bytes, with room to spare. */
const MOST_TEMPORARY = 4 * 1024 ** 3;

/** Installs the packages and a browser: the first step of both suites. */
export function install() {
  return timeStep("install", async () => {
    await prepare();
    ensureChromium();
    // Hundreds of processes load the same modules and share what the first one compiled.
    process.env.NODE_COMPILE_CACHE ??= join(ROOT, "node_modules/.cache/creel-compiled");
    // Each API test file copies a database. On a disk, that is a seventh of the work of these tests.
    if (hasMemoryForFiles()) process.env.TMPDIR ??= IN_MEMORY;
  });
}

function hasMemoryForFiles() {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= MOST_TEMPORARY;
}

/**
 * Runs an npm script whose output goes to the terminal.
 *
 * @param {string} script a name in package.json
 * @param {string[]} words the arguments of the script
 * @returns {Promise<{ name: string, seconds: number, status: number }>}
 */
export async function runStep(script, words = []) {
  process.stdout.write(`\n== ${[script, ...words].join(" ")}\n`);
  return timeStep(script, async () => {
    const child = spawn("npm", ["run", "--silent", script, "--", ...words], {
      cwd: ROOT,
      stdio: "inherit",
    });
    const [code] = await once(child, "close");
    return code ?? 1;
  });
}

/** Times work that returns an exit code, or nothing when it succeeds. */
async function timeStep(name, work) {
  const begun = performance.now();
  const status = (await work()) ?? 0;
  return { name, status, seconds: Math.round((performance.now() - begun) / 1000) };
}

/** Prints a line for each step with its seconds, its result and its budget, if it has one. */
export function printSteps(steps) {
  const total = {
    name: "total",
    seconds: sum(steps),
    status: Math.max(...steps.map(({ status }) => status)),
  };
  const lines = [...steps, total].map(({ name, seconds, status }) => {
    const budget = name === "total" ? sumOfBudgets(steps) : BUDGETS[name];
    const result = status === 0 ? "passed" : "FAILED";
    const warning = seconds > budget ? `  over its budget of ${budget} s` : "";
    return `${name.padEnd(24)}${String(seconds).padStart(6)} s  ${result}${warning}`;
  });
  process.stdout.write(`\n${lines.join("\n")}\n`);
}

function sum(steps) {
  return steps.reduce((all, { seconds }) => all + seconds, 0);
}

function sumOfBudgets(steps) {
  return steps.reduce((all, { name }) => all + (BUDGETS[name] ?? Infinity), 0);
}
