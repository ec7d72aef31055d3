// npm run calibrate: what simulated anglers, whose truth is known, are shown. `-- --anglers 400`: more of them.
import { parseArgs } from "node:util";

import type { Simulated } from "@creel/domain/insights/simulation/simulate-log";

import { printLine } from "../base/print-line.ts";
import { coverage, judgeScores, shareAnswered, shareFound, shareWithClaim } from "./anglers.ts";

const { values } = parseArgs({ options: { anglers: { type: "string", default: "400" } } });
const ANGLERS = Number(values.anglers);

/** The largest share of anglers who are shown a difference where there is none: 0.1, and the doubt of 400 of them. */
const MOST_FALSE = 0.13;
/** The smallest who find 1.8 times by one question within 160 outings. */
const LEAST_FOUND = 0.7;

const CALM = { size: 3, burst: 1 };
const FALLING: Simulated["effect"] = { factor: "pressure", bin: "falling", ratio: 1.8 };
const SLIGHT = { ...FALLING, ratio: 1.3 };
/** Of which more differs from day to day than within one. */
const LASTING: NonNullable<Simulated["score"]> = { sd: 12, persistence: 0.7 };
const MOON: Simulated["effect"] = { factor: "moon", bin: "full", ratio: 1.8 };

interface Line {
  name: string;
  truth: Partial<Simulated>;
  outings: readonly number[];
}

const NOTHING_MATTERS: readonly Line[] = [
  { name: "0.5 fish an hour", truth: {}, outings: [20, 40, 80, 160] },
  { name: "0.15 fish an hour", truth: { rate: 0.15, burst: 1 }, outings: [40, 120] },
  { name: "2 fish an hour, in pairs", truth: { rate: 2, size: 0.5, burst: 2 }, outings: [40, 120] },
  { name: "days differ much, threes", truth: { size: 0.3, burst: 3 }, outings: [40, 120] },
  { name: "all days alike", truth: { size: null, burst: 1 }, outings: [80] },
  { name: "all waters alike, the water counted", truth: { hasLikeWaters: true }, outings: [40, 80, 160] },
];

const SOMETHING_MATTERS: readonly Line[] = [
  { name: "1.8 times, falling pressure", truth: { effect: FALLING }, outings: [40, 80, 160, 320] },
  { name: "the same, calm data", truth: { effect: FALLING, ...CALM }, outings: [40, 80, 160, 320] },
  {
    name: "the first, nobody goes home",
    truth: { effect: FALLING, isTireless: true },
    outings: [80, 160, 320],
  },
  {
    name: "the first, in weather that lasts",
    truth: { effect: FALLING, weatherPersistence: 0.98 },
    outings: [40, 80, 160, 320],
  },
  {
    name: "calm data, in weather that lasts",
    truth: { effect: FALLING, ...CALM, weatherPersistence: 0.98 },
    outings: [40, 80, 160],
  },
  { name: "1.8 times, full moon", truth: { effect: MOON }, outings: [80, 160, 320] },
  { name: "1.3 times, falling pressure", truth: { effect: SLIGHT }, outings: [80, 160, 320] },
  { name: "waters of 1, 1.3 and 0.7", truth: {}, outings: [40, 80, 160, 320] },
  { name: "the same, calm data", truth: CALM, outings: [40, 80, 160, 320] },
];

const ASKED: readonly Line[] = [
  { name: "1.8 times, asked before", truth: { effect: FALLING }, outings: [40, 80, 160] },
  { name: "the same, calm data", truth: { effect: FALLING, ...CALM }, outings: [40, 80, 160] },
  {
    name: "the first, asked before, in weather that lasts",
    truth: { effect: FALLING, weatherPersistence: 0.98 },
    outings: [40, 80, 160],
  },
  { name: "waters, asked before", truth: {}, outings: [40, 80, 160] },
];

const BARS: readonly Line[] = [
  { name: "nothing matters", truth: {}, outings: [30, 120] },
  { name: "days differ more", truth: { size: 0.5 }, outings: [30, 120] },
  { name: "1.8 times, falling pressure", truth: { effect: FALLING }, outings: [30, 120] },
  { name: "2 fish an hour", truth: { rate: 2 }, outings: [30, 120] },
  { name: "the same, nobody goes home", truth: { rate: 2, isTireless: true }, outings: [30, 120] },
];

type Share = (truth: Partial<Simulated>, anglers: number) => number;

const falseShares = printTable("Nothing matters: any difference is claimed", NOTHING_MATTERS, shareWithClaim);
printTable("Something matters: it is found", SOMETHING_MATTERS, shareFound);
const answered = printTable("One question: it is found", ASKED, shareAnswered);
printScores();
printTable("Bars of 95 % that hold the true rate", BARS, coverage);

const isFalse = falseShares.some((share) => share > MOST_FALSE);
const isBlind = (answered[2] ?? 0) < LEAST_FOUND;
if (isFalse || isBlind) process.exitCode = 1;

function printTable(title: string, lines: readonly Line[], shareOf: Share): number[] {
  printLine(`\n${title}, ${ANGLERS} anglers each\n`);
  return lines.flatMap(({ name, truth, outings }) => {
    const shares = outings.map((count) => shareOf({ ...truth, outings: count }, ANGLERS));
    const cells = shares.map((share, index) => `${percent(share)} (${outings[index]})`);
    printLine(`| ${name} | ${cells.join(" | ")} |`);
    return shares;
  });
}

function printScores(): void {
  printLine(`\nThe score, ${ANGLERS} anglers each: hours and days claimed, pairs of hours and of trips\n`);
  for (const ratio of [1, 1.105, 1.221]) printScore(`${ratio} times`, { scoreSlope: Math.log(ratio) });
  printScore("1.221 times, lasting score", { scoreSlope: Math.log(1.221), score: LASTING });
}

function printScore(name: string, truth: Partial<Simulated>): void {
  for (const outings of [40, 120, 300]) {
    const result = judgeScores({ ...truth, outings }, ANGLERS);
    const cells = [result.hours, result.days, result.pairsOfHours, result.pairsOfTrips].map(percent);
    printLine(`| ${name} | ${outings} | ${cells.join(" | ")} |`);
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
