// npm run calibrate: prints what simulated anglers, whose truth is known, are shown. `-- --anglers 400` simulates more
// of them. The rows of the tables are computed on all cores.
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

import type { FactorName } from "@creel/domain/insights/factors/factors";
import type { TrialWorld } from "@creel/domain/lure-trial/simulate-trial";
import { TRIAL_WORLDS, trialAgainstLog } from "@creel/domain/lure-trial/trial-against-log";

import { printLine } from "../results.ts";
import {
  claimedOf,
  coverage,
  falseOnPage,
  judgeScores,
  shareWithGoesWithVerdict,
  type Truth,
} from "./anglers.ts";

const { values } = parseArgs({ options: { anglers: { type: "string", default: "100" } } });
const ANGLERS = Number(values.anglers);

/** Two standard errors, added to the promised shares of anglers who are ever shown a difference where there is none. */
const DOUBT = 2 * Math.sqrt((0.1 * 0.9) / ANGLERS);
const MOST_FALSE = { page: 0.1 + DOUBT, question: 0.05 + DOUBT };
/** The smallest share of anglers who must find a ratio of 1.8 with one question within 320 outings. */
const LEAST_FOUND = 0.7;

const FALLING: NonNullable<Truth["effect"]> = { factor: "pressure", bin: "falling", ratio: 1.8 };
const HIGH_RIVER: NonNullable<Truth["effect"]> = { factor: "flow", bin: "high", ratio: 2 };
const RISING_RIVER: NonNullable<Truth["effect"]> = { factor: "levelTrend", bin: "rising", ratio: 2 };
const DRY: NonNullable<Truth["effect"]> = { factor: "rain", bin: "dry", ratio: 0.4 };
/** Two fish per hour, on days that are much alike. */
const MANY_FISH = { rate: 2, size: 3, burst: 1 };
const EVENING: NonNullable<Truth["effect"]> = { factor: "light", bin: "evening", ratio: 2.5 };
const spoonInTheEvening = (share: number, spoonRatio?: number): NonNullable<Truth["habit"]> => ({
  light: "evening",
  share,
  ...(spoonRatio && { spoonRatio }),
});

interface Situation {
  name: string;
  truth: Truth;
  /** The factor that is asked about, which does not matter. */
  asked: FactorName;
  /** The share of pages with a claim before hours of one kind were compared, at one look at 80 and 160 outings. */
  before: string;
}

/** Situations in which nothing matters, all with up to 120 outings. */
const NOTHING_MATTERS: readonly Situation[] = [
  { name: "a year with seasons", truth: {}, asked: "pressure", before: "5, 10 %" },
  { name: "no season", truth: { season: "none" }, asked: "light", before: "10 %" },
  {
    name: "runs in spring and fall",
    truth: { season: "runs" },
    asked: "waterTemperature",
    before: "15, 45 %",
  },
  {
    name: "the evening bites, the spoon is on in 90 of 100 evenings",
    truth: { effect: EVENING, habit: spoonInTheEvening(0.9) },
    asked: "lure",
    before: "70, 85 %",
  },
  {
    name: "the same in 80 of 100",
    truth: { effect: EVENING, habit: spoonInTheEvening(0.8) },
    asked: "lure",
    before: "55 % at 160",
  },
  {
    name: "the evening bites, wind and warmth have their day",
    truth: { effect: EVENING, hasCourseOfDay: true },
    asked: "wind",
    before: "15 % at 160",
  },
  { name: "home after the first fish", truth: { bag: 1 }, asked: "light", before: "14 to 25 %" },
  {
    name: "the same at dawn, on days that differ much",
    truth: { bag: 1, start: "dawn", size: 0.5 },
    asked: "light",
    before: "14 to 25 %",
  },
  {
    name: "the same in the evening",
    truth: { bag: 1, start: "evening" },
    asked: "light",
    before: "14 to 25 %",
  },
  { name: "one fish in 20 hours", truth: { rate: 0.05 }, asked: "light", before: "18 %" },
  { name: "days differ much, threes", truth: { size: 0.3, burst: 3 }, asked: "light", before: "6 %" },
  { name: "schools of eight", truth: { burst: 8 }, asked: "light", before: "3 %" },
  { name: "3 fish per hour, a bag of 12", truth: { rate: 3, bag: 12 }, asked: "light", before: "11 %" },
  { name: "a bag of 3, evenings", truth: { bag: 3, start: "evening" }, asked: "light", before: "12 %" },
  { name: "all waters alike", truth: { hasLikeWaters: true }, asked: "water", before: "8, 10 %" },
  { name: "a river that rises with rain", truth: { floods: "rain" }, asked: "flow", before: "not known" },
  {
    name: "a river in flood each spring, runs in spring and fall",
    truth: { floods: "spring", season: "runs" },
    asked: "flow",
    before: "not known",
  },
  {
    name: "rain has 2.5 times the fish, and the river rises with it",
    truth: { floods: "rain", effect: DRY },
    asked: "flow",
    before: "not known",
  },
  {
    name: "a high river has twice the fish, two per hour",
    truth: { floods: "rain", effect: HIGH_RIVER, ...MANY_FISH },
    asked: "levelTrend",
    before: "not known",
  },
  {
    name: "a rising river has twice the fish, two per hour",
    truth: { floods: "rain", effect: RISING_RIVER, ...MANY_FISH },
    asked: "flow",
    before: "not known",
  },
];

interface Found {
  name: string;
  truth: Truth;
  factor: FactorName;
  outings: readonly number[];
  /** The shares at one look at 10 %, without the current safeguards: of the page, and of one question. */
  before: string;
  /** The smallest share of anglers who must find it with one question in the longest logs. */
  least?: number;
}

const SOMETHING_MATTERS: readonly Found[] = [
  {
    name: "1.8 times in falling pressure",
    truth: { effect: FALLING },
    factor: "pressure",
    outings: [40, 80, 160, 320],
    before: "page 5, 13, 43, 85 %; question 28, 48, 81, 100 %",
    least: LEAST_FOUND,
  },
  {
    name: "a spoon of 2 times, on at any hour",
    truth: { habit: spoonInTheEvening(0.5, 2) },
    factor: "lure",
    outings: [80, 160],
    before: "question 100 % at 160",
  },
  {
    name: "the same, on in 80 of 100 evenings",
    truth: { habit: spoonInTheEvening(0.8, 2) },
    factor: "lure",
    outings: [160],
    before: "not known",
  },
  {
    name: "2 times in a high river",
    truth: { floods: "rain", effect: HIGH_RIVER },
    factor: "flow",
    outings: [80, 160, 320],
    before: "not known",
  },
  {
    name: "the same, two fish per hour on days much alike",
    truth: { floods: "rain", effect: HIGH_RIVER, ...MANY_FISH },
    factor: "flow",
    outings: [80, 160],
    before: "not known",
  },
  {
    name: "2.5 times in the evening",
    truth: { effect: EVENING },
    factor: "light",
    outings: [80, 160],
    before: "question 100 % at 160",
  },
];

interface Bars {
  name: string;
  truth: Truth;
}

const BARS: readonly Bars[] = [
  { name: "nothing matters", truth: {} },
  { name: "days differ more", truth: { size: 0.5 } },
  { name: "1.8 times in falling pressure", truth: { effect: FALLING } },
  { name: "3 fish per hour, a bag of 12", truth: { rate: 3, bag: 12 } },
  { name: "a bag of 3, evenings", truth: { bag: 3, start: "evening" } },
  { name: "home after the first fish", truth: { bag: 1 } },
];

interface Row {
  cells: readonly string[];
  /** Whether the row breaks a promise of the page. */
  isBroken?: boolean;
}

interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (() => Row)[];
}

const TABLES: readonly Table[] = [
  {
    title: `Nothing matters, and something is claimed at one look or another of 120 trips, ${ANGLERS} anglers each`,
    head: ["Situation", "Page before, one look", "Page now, ever", "Question", "Question now, ever"],
    rows: NOTHING_MATTERS.map((situation) => () => rowOfSituation(situation)),
  },
  {
    title: `Something matters, and it is found at the last look, ${ANGLERS} anglers each`,
    head: ["Truth", "Before, one look", "Trips", "Page", "Question"],
    rows: SOMETHING_MATTERS.flatMap((found) => found.outings.map((count) => () => rowOfFound(found, count))),
  },
  {
    title: `The lure is said to go with the light, ${ANGLERS} anglers of 120 trips each`,
    head: ["Spoon in the evenings", "Told"],
    rows: [0.5, 0.8, 0.9, 0.96].map((share) => () => {
      const told = shareWithGoesWithVerdict("lure", { habit: spoonInTheEvening(share) }, ANGLERS);
      return { cells: [percent(share), percent(told)] };
    }),
  },
  {
    title: `Bars of 95 % that hold the rate of these hours in the long run, ${ANGLERS} anglers`,
    head: ["Situation", "30 trips", "120 trips"],
    rows: BARS.map(({ name, truth }) => () => {
      const held = [30, 120].map((outings) => percent(coverage({ ...truth, outings }, ANGLERS)));
      return { cells: [name, ...held] };
    }),
  },
  {
    title: `The score, ${ANGLERS} anglers each: hours and days on one look at 5 %, pairs of hours and of trips`,
    head: ["Ratio", "Trips", "Hours", "Days", "Pairs of hours", "Pairs of trips"],
    rows: [1, 1.105, 1.221].flatMap((ratio) =>
      [40, 120, 300].map((outings) => () => rowOfScore(ratio, outings)),
    ),
  },
  {
    title: `A trial of two lures, and the log of the same hours beside it, ${ANGLERS} of each`,
    head: ["World", "Ratio", "Power as told", "Trial: better, worse", "Log: better, worse"],
    rows: TRIAL_WORLDS.flatMap((world) => [1, 2].map((ratio) => () => rowOfTrial(world, ratio))),
  },
];

const ROWS = TABLES.flatMap(({ rows }) => rows);

if (isMainThread) await printTables();
else computeRows();

interface Computed {
  index: number;
  row: Row;
}

/** Prints each row as soon as it and all rows above it are computed. */
async function printTables(): Promise<void> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const computed = new Map<number, Row>();
  let printed = 0;
  const keep = ({ index, row }: Computed) => {
    computed.set(index, row);
    for (let first = computed.get(printed); first; first = computed.get(printed)) {
      printRow(first, printed);
      printed += 1;
    }
  };
  const threads = Array.from({ length: availableParallelism() }, () => computeInThread(next, keep));
  await Promise.all(threads);
  if ([...computed.values()].some(({ isBroken }) => isBroken)) process.exitCode = 1;
}

/** Resolves when no row is left to begin. */
function computeInThread(next: Int32Array, keep: (computed: Computed) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  new Worker(import.meta.filename, { argv: process.argv.slice(2), workerData: next })
    .on("message", keep)
    .once("error", reject)
    .once("exit", () => resolve());
  return promise;
}

/** Computes rows in a worker thread until all have begun. `workerData` counts the rows that have. */
function computeRows(): void {
  const next: Int32Array = workerData;
  for (let index = Atomics.add(next, 0, 1); index < ROWS.length; index = Atomics.add(next, 0, 1)) {
    parentPort?.postMessage({ index, row: ROWS[index]?.() });
  }
}

function printRow({ cells }: Row, index: number): void {
  const table = TABLES.find(({ rows }) => rows[0] === ROWS[index]);
  if (table) {
    printLine(`\n${table.title}\n`);
    printLine(`| ${table.head.join(" | ")} |`);
    printLine(`|${" --- |".repeat(table.head.length)}`);
  }
  printLine(`| ${cells.join(" | ")} |`);
}

function rowOfSituation({ name, truth, asked, before }: Situation): Row {
  const page = falseOnPage(truth, ANGLERS).ever;
  const question = claimedOf({ name: asked, isAsked: true }, truth, ANGLERS).ever;
  return {
    cells: [name, before, percent(page), asked, percent(question)],
    isBroken: page > MOST_FALSE.page || question > MOST_FALSE.question,
  };
}

function rowOfFound({ name, truth, factor, outings, before, least = 0 }: Found, count: number): Row {
  const log = { ...truth, outings: count };
  const page = claimedOf({ name: factor, isAsked: false }, log, ANGLERS).last;
  const question = claimedOf({ name: factor, isAsked: true }, log, ANGLERS).last;
  return {
    cells: [name, before, String(count), percent(page), percent(question)],
    isBroken: count === outings.at(-1) && question < least,
  };
}

function rowOfScore(ratio: number, outings: number): Row {
  const result = judgeScores({ scoreSlope: Math.log(ratio), outings }, ANGLERS);
  const shares = [result.hours, result.days, result.pairsOfHours, result.pairsOfTrips].map(percent);
  return { cells: [`${ratio} times`, String(outings), ...shares] };
}

function rowOfTrial(world: TrialWorld, ratio: number): Row {
  const [row] = trialAgainstLog({ worlds: [world], ratios: [ratio], trials: ANGLERS });
  if (!row) throw new Error(`No trial of ${world.name}`);
  const shares = [row.trial, row.log].map(({ better, worse }) => `${percent(better)}, ${percent(worse)}`);
  return { cells: [row.name, String(ratio), percent(row.stated), ...shares] };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
