import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Scores } from "./lighthouse-scores.ts";
import type { TimedLogging } from "./log-a-catch-timed.ts";
import type { Pace } from "./pace.ts";

/** The measurements of all screens. */
export interface Numbers {
  /** The code that a phone loads before any touch, in kB of gzip, and the largest layout shift. */
  screens: { path: string; kB: number; shift: number }[];
  /** `without` names the files that are not loaded when only a part of a screen is judged. */
  judged: { name: string; path: string; without?: readonly string[]; scores: Scores | null }[];
  paces: readonly Pace[];
  logging: TimedLogging | null;
  /** The names of the failed measurements, which are missing above. */
  failed: readonly string[];
}

const README = join(import.meta.dirname, "../../README.md");
const BETWEEN = /(<!-- numbers: npm run numbers -->\n)[\s\S]*(<!-- end of numbers -->)/;

/** Writes the numbers into the README, between its markers. */
export async function writeTable(numbers: Numbers): Promise<void> {
  const readme = await readFile(README, "utf8");
  if (!BETWEEN.test(readme)) throw new Error("README.md has no place for the numbers");
  await writeFile(
    README,
    readme.replace(BETWEEN, (_all, begin: string, end: string) => `${begin}${toTable(numbers)}${end}`),
  );
}

const MISSING = "not measured";

/** Returns a table of the screens that Lighthouse looked at, with the results for all screens below it. */
function toTable({ screens, judged, paces, ...rest }: Numbers): string {
  const head = [
    ["Screen", "Lighthouse, phone", "Code at first", "Layout shift", "Slowest touch, 10,000 catches"],
    ["---", "---", "---", "---", "---"],
  ];
  const rows = judged.map(({ name, path, without, scores }) => {
    const judgment = scores ? Object.values(scores).join(" / ") : MISSING;
    if (without) return [name, judgment, "", "", ""];
    const screen = screens.find((one) => one.path === path);
    return [
      name,
      judgment,
      screen ? `${Math.round(screen.kB)} kB` : MISSING,
      screen ? screen.shift.toFixed(3) : MISSING,
      describeSlowest(paces.filter((one) => one.path === path)),
    ];
  });
  const lines = [...head, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return ["", ...lines, "", ...describeRest({ screens, paces, ...rest }), ""].join("\n");
}

/** Returns one sentence per line. */
function describeRest({ screens, paces, logging, failed }: Omit<Numbers, "judged">): string[] {
  const most = Math.max(...screens.map(({ shift }) => shift));
  const sentences = [
    screens.length > 0 &&
      `Of all ${screens.length} screens, on phone and desk, the layout shifts by ${most.toFixed(3)} at most.`,
    describeOpening(paces),
    logging &&
      `Logging a catch takes ${logging.taps} taps and ${logging.seconds.toFixed(1)} s from a cold start.`,
    failed.length > 0 && `Could not be measured this time: ${failed.join("; ")}.`,
  ];
  return sentences.filter((sentence) => typeof sentence === "string");
}

function describeOpening(paces: readonly Pace[]): string | null {
  const openings = paces.flatMap(({ name, open }) => (open === null ? [] : [{ name, open }]));
  const slowest = openings.toSorted((one, other) => other.open - one.open)[0];
  if (!slowest) return null;
  return `What a touch opens stands after ${slowest.open} ms at most (${slowest.name.toLowerCase()}), slowed four times.`;
}

/** Returns a text such as "104 ms, 1.10 of 10 catches (opening a catch)". */
function describeSlowest(paces: readonly Pace[]): string {
  const slowest = paces.reduce<Pace | null>(
    (most, one) => (most && most.ours >= one.ours ? most : one),
    null,
  );
  if (!slowest) return "";
  const { ours, ratio, name } = slowest;
  return `${ours} ms, ${ratio.toFixed(2)} of 10 catches (${name.toLowerCase()})`;
}
