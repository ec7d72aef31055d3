// Usage: npm run bench:learned [FOLDER]. Measures how well and how fast temperatures are learned from 15 readings, of
// simulated lakes, and of the recorded ones in a folder as air2water has them: <name>_cc.txt and <name>_cv.txt with
// year, month, day, air and water in °C on each line, and -999 for an unknown value.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { seededRandom } from "@creel/domain/insights/simulation/seeded-random";
import { isNarrowEnough, learnWaterTemperature } from "@creel/domain/waters/learned-temperature";
import { simulatedLake } from "@creel/testing/simulated-lake";

import { median, printLine } from "../results.ts";

const READINGS = Number(process.env["READINGS"] ?? 15);
const YEARS = 7;
const SIMULATED = 60;
const NORTH = 45;
/** °F per °C. */
const DEGREE = 1.8;

interface Day {
  date: string;
  air: number;
  /** `null` if it was not measured. */
  water: number | null;
}

type Way = [name: string, later: number, isRead: (month: number, chance: number) => boolean];

/** `later` is by how many years the predicted year is after that of the readings. */
const WAYS: readonly Way[] = [
  ["half of the days", 0, (_month, chance) => chance < 0.5],
  ["every other month", 0, (month) => month % 2 === 1],
  ["January to June, predicting July to December", 0, (month) => month <= 6],
  ["July to December, predicting January to June", 0, (month) => month > 6],
  ["May to September, predicting the rest of the year", 0, (month) => month >= 5 && month <= 9],
  ["April to October, predicting the next year", 1, (month) => month >= 4 && month <= 10],
];

const folder = process.argv[2];
const lakes = folder ? recordedLakes(folder) : simulatedLakes();
for (const way of WAYS) printLine(score(way));
printLine(`20 readings in three years: ${timeOf()} ms`);

function simulatedLakes(): [string, Day[]][] {
  return Array.from({ length: SIMULATED }, (_, number) => {
    const seed = `lake ${number}`;
    return [seed, simulatedLake({ seed, from: "2020-01-01", days: 1461 })];
  });
}

function recordedLakes(path: string): [string, Day[]][] {
  const files = readdirSync(path, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith("_cc.txt"))
    .map((file) => {
      const parts = [file, file.replace("_cc.txt", "_cv.txt")].map((part) => join(path, part));
      const days = parts.filter(existsSync).flatMap((part) => readDays(readFileSync(part, "utf8")));
      return [basename(file), [...new Map(days.map((day) => [day.date, day])).values()]];
    });
}

function readDays(text: string): Day[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [year = 0, month = 0, day = 0, air = 0, water = 0] = line.trim().split(/\s+/).map(Number);
      const date = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, "yyyy-mm-dd".length);
      return { date, air: 32 + air * DEGREE, water: water > -90 ? 32 + water * DEGREE : null };
    });
}

/** Returns up to seven years in the middle of the record. */
function yearsOf(days: readonly Day[]): number[] {
  const years = [...new Set(days.map(({ date }) => Number(date.slice(0, 4))))].slice(1, -1);
  const step = Math.max(1, Math.floor(years.length / YEARS));
  return years.filter((_, index) => index % step === 0).slice(0, YEARS);
}

function score([name, later, isRead]: Way): string {
  const errors: number[] = [];
  let [days, held, narrow, heldNarrow, squares] = [0, 0, 0, 0, 0];
  for (const [lake, record] of lakes) {
    for (const year of yearsOf(record)) {
      const found = missesOf(record, { lake, year, later, isRead });
      if (found.length === 0) continue;
      const sum = found.reduce((total, { error }) => total + error ** 2, 0);
      errors.push(Math.sqrt(sum / found.length));
      squares += sum;
      days += found.length;
      held += found.filter(({ isIn }) => isIn).length;
      narrow += found.filter(({ isNarrow }) => isNarrow).length;
      heldNarrow += found.filter(({ isNarrow, isIn }) => isNarrow && isIn).length;
    }
  }
  const good = errors.filter((error) => error <= 1.5).length;
  return `${name}: RMSE ${Math.sqrt(squares / days).toFixed(2)} °C, at most 1.5 °C in ${percent(good, errors.length)} of ${errors.length} years, range holds ${percent(held, days)}, narrow ${percent(narrow, days)}, of those held ${percent(heldNarrow, narrow)}`;
}

function percent(part: number, all: number): string {
  return all === 0 ? "–" : `${((100 * part) / all).toFixed(1)}%`;
}

interface Question {
  lake: string;
  year: number;
  later: number;
  isRead: Way[2];
}

/** Errors in °C of the days that no reading was drawn from. */
function missesOf(record: readonly Day[], { lake, year, later, isRead }: Question) {
  const { uniform } = seededRandom(`${lake} ${year}`);
  const near = record.filter(({ date }) => Math.abs(Number(date.slice(0, 4)) - year) <= 1);
  const read = near
    .map((day) => ({ day, chance: uniform() }))
    .filter(({ day: { date }, chance }) => {
      return date.startsWith(String(year)) && isRead(Number(date.slice(5, 7)), chance);
    })
    .map(({ day }) => day);
  const readings = read
    .flatMap(({ date, water }) => (water === null ? [] : { date, temperature: water, at: uniform() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, READINGS);
  const model = learnWaterTemperature(new Map(near.map(({ date, air }) => [date, air])), readings, NORTH);
  const isDrawnFrom = new Set(read.map(({ date }) => date));
  return near.flatMap(({ date, water }) => {
    const learned = model?.dayOf(date);
    if (!learned || water === null || isDrawnFrom.has(date)) return [];
    if (!date.startsWith(String(year + later))) return [];
    const isIn = water >= learned.low && water <= learned.high;
    return { error: (water - learned.value) / DEGREE, isIn, isNarrow: isNarrowEnough(learned) };
  });
}

function timeOf(): string {
  const days = simulatedLake({ seed: "time", from: "2020-01-01", days: 3 * 365 });
  const air = new Map(days.map((day) => [day.date, day.air]));
  const readings = days
    .filter((_, index) => index % 50 === 40)
    .slice(0, 20)
    .map(({ date, water }) => ({ date, temperature: water }));
  const times = Array.from({ length: 15 }, () => {
    const begin = performance.now();
    learnWaterTemperature(air, readings, NORTH)?.dayOf(new Date(18_600 * DAY_MS).toISOString().slice(0, 10));
    return performance.now() - begin;
  });
  return `${median(times).toFixed(0)} (the first ${times[0]?.toFixed(0)})`;
}
