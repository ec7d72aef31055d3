// npm run numbers: measures what Creel's screens cost a phone, and writes it into the table of the README.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Browser } from "@playwright/test";

import { withChrome } from "../../e2e/screens/chrome.ts";
import { printLine } from "../results.ts";
import { startHttpsFront } from "./https-front.ts";
import { INTERACTIONS } from "./interactions.ts";
import { judge } from "./lighthouse-scores.ts";
import {
  DESK,
  type FirstLook,
  lookAt,
  openContext,
  PHONE,
  type Screen,
  screenNamed,
  SCREENS,
} from "./load-screen.ts";
import { timeLogging } from "./log-a-catch-timed.ts";
import { pace } from "./pace.ts";
import { type Numbers, writeTable } from "./readme-table.ts";
import { type SampleCreel, type SignIn, startSampleCreel } from "./sample-creel.ts";

const DIST = join(import.meta.dirname, "../../web/dist");
const CATCHES = { usual: 40, large: 10_000, small: 10 };
/**
 * The screens that Lighthouse looks at. The map is judged twice: only its shell, then with the drawing that the
 * processor does instead of a graphics card.
 */
const JUDGED: Judged[] = [
  { name: "`/`", ...screenNamed("home") },
  { name: "`/login`", ...screenNamed("login") },
  { name: "`/dashboard`", ...screenNamed("dashboard") },
  { name: "`/catches`", ...screenNamed("catches") },
  { name: "`/map`, its shell", ...screenNamed("map-everything"), without: ["*/map-canvas-*.js"] },
  { name: "`/map`, drawn", ...screenNamed("map-everything") },
];

interface Judged extends Screen {
  name: string;
  /** Patterns of addresses that are not loaded while the performance is measured. */
  without?: string[];
}

const creel = await startSampleCreel();
const attempts = startAttempts();
try {
  await writeTable(await measure(creel, attempts));
} finally {
  await creel.stop();
}
if (attempts.failed.length > 0) process.exitCode = 1;

/** Measures one thing after the other, because simultaneous measurements slow each other down. */
async function measure({ url, addAngler }: SampleCreel, { make, failed }: Attempts): Promise<Numbers> {
  const signIn = await addAngler(CATCHES.usual);
  const visitor = { url, signIn };
  const screens = [];
  for (const screen of SCREENS) {
    const name = `the code and the layout of ${screen.path}`;
    const look = await make(name, () => withChrome((chrome) => lookFirst(chrome, visitor, screen)));
    if (look) screens.push(look);
  }
  const front = await startHttpsFront(url);
  const judged = [];
  for (const one of JUDGED) {
    const scores = await make(`Lighthouse of ${one.name}`, () => judgeOne(one, { url: front.url, signIn }));
    judged.push({ ...one, scores });
  }
  front.stop();
  const logbooks = { url, large: await addAngler(CATCHES.large), small: await addAngler(CATCHES.small) };
  const paces = [];
  for (const interaction of INTERACTIONS) {
    const one = await make(interaction.name.toLowerCase(), () => pace(interaction, logbooks));
    if (!one) continue;
    paces.push(one);
    const { name, ours, baseline, ratio, open } = one;
    printLine(`${name}: ${ours} ms, ${baseline} ms with ${CATCHES.small} catches, ${ratio.toFixed(2)}`);
    if (open !== null) printLine(`${name}: stands after ${open} ms`);
  }
  const logging = await make("logging a catch", () => timeLogging(url));
  return { screens, judged, paces, logging, failed };
}

interface Visitor {
  url: string;
  signIn: SignIn;
}

/** Loads a screen cold, on a phone and on a desktop. */
async function lookFirst(chrome: Browser, { url, signIn }: Visitor, { path, isSignedIn }: Screen) {
  const looks: FirstLook[] = [];
  for (const device of [PHONE, DESK]) {
    const context = await openContext(chrome, device, isSignedIn ? await signIn() : null);
    looks.push(await lookAt(context, url + path));
    await context.close();
  }
  const shift = Math.max(...looks.map((look) => look.shift));
  const kB = weigh(looks[0]?.scripts ?? []);
  printLine(`${path}: ${kB.toFixed(0)} kB of code, ${shift.toFixed(3)} shifted`);
  return { path, kB, shift };
}

/** Returns the size of the scripts after gzip, in kB of 1,000 bytes. */
function weigh(scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + readFileSync(join(DIST, `${script}.gz`)).length, 0) / 1000;
}

async function judgeOne({ name, path, isSignedIn, without }: Judged, { url, signIn }: Visitor) {
  const { scores, complaints } = await judge({
    url: url + path,
    signIn: isSignedIn ? signIn : null,
    without,
  });
  printLine(`${name}: ${Object.values(scores).join(", ")} ${complaints.join("; ")}`);
  return scores;
}

/** Measurements that can fail without failing the others. */
interface Attempts {
  /** Returns the result of a measurement, or `null` if it failed twice. */
  make: <Result>(name: string, attempt: () => Promise<Result>) => Promise<Result | null>;
  /** The names of the failed measurements. */
  failed: readonly string[];
}

/** Prints how long each measurement took, or why it failed. */
function startAttempts(): Attempts {
  const failed: string[] = [];
  return {
    failed,
    async make(name, attempt) {
      const start = performance.now();
      try {
        // Tries again once, because a machine that does other things as well may be too slow.
        const result = await attempt().catch(attempt);
        printLine(`(${name}: ${((performance.now() - start) / MINUTE_MS).toFixed(1)} min)`);
        return result;
      } catch (error) {
        printLine(`? ${name}: ${String(error)}`);
        failed.push(name);
        return null;
      }
    },
  };
}
