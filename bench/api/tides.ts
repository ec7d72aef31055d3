// npm run bench:tides: compares a year of high and low waters with a bare call of the library, and measures how long it
// takes to find a station.
import { nearestTides } from "@creel/api/weather/tides/tide-stations";
import type { StationTides } from "@creel/domain/weather/tide-station";
import { turnsBetween } from "@creel/domain/weather/tides";
import { createTidePredictor } from "@neaps/tide-predictor";

import { median, printLine } from "../results.ts";

const TURNS = Number(process.env["TURNS"] ?? 15);
/** The maximum median of the turns' ratios. */
const MOST = 1.2;
const YEAR = { from: new Date("2026-01-01T00:00:00Z"), to: new Date("2027-01-01T00:00:00Z") };
/** The first has constituents of its own, the second follows another station. */
const PLACES = [
  { latitude: 48.38, longitude: -4.5 },
  { latitude: 42.99, longitude: -70.62 },
];

await measureSearch();
for (const place of PLACES) {
  const station = await nearestTides(place);
  if (!station) throw new Error("Nothing was built: run `node scripts/build/build-tides.mjs`");
  compareYear(station);
}

async function measureSearch(): Promise<void> {
  const [first] = PLACES;
  if (!first) return;
  const loaded = await timeOf(() => nearestTides(first));
  const found: number[] = [];
  for (let turn = 0; turn < TURNS * 10; turn += 1) found.push(await timeOf(() => nearestTides(first)));
  printLine(
    `the nearest station: ${loaded.toFixed(0)} ms at first, which reads the file, then ${median(found).toFixed(2)} ms`,
  );
}

function compareYear(station: StationTides): void {
  const { constituents, meanLevel, offsets } = station;
  const bare = () =>
    createTidePredictor(constituents, { offset: meanLevel }).getExtremesPrediction({
      start: YEAR.from,
      end: YEAR.to,
      ...(offsets && { offsets }),
    });
  const ours = () => turnsBetween(station, YEAR);
  const turns: { ours: number; bare: number }[] = [];
  // The first turn compiles the code, so it does not count.
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const isOursFirst = turn % 2 === 0;
    const before = isOursFirst ? timeOfSync(ours) : null;
    const bareMs = timeOfSync(bare);
    const oursMs = before ?? timeOfSync(ours);
    if (turn > 0) turns.push({ ours: oursMs, bare: bareMs });
  }
  const ratio = median(turns.map((turn) => turn.ours / turn.bare));
  const [oursMs, bareMs] = [median(turns.map((turn) => turn.ours)), median(turns.map((turn) => turn.bare))];
  printLine(
    `a year at ${station.station.name}, ${constituents.length} constituents, ${ours().length} turns: ` +
      `${oursMs.toFixed(0)} ms, ${ratio.toFixed(2)} of the bare library's ${bareMs.toFixed(0)} ms, at most ${MOST}`,
  );
  if (ratio > MOST) process.exitCode = 1;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function timeOfSync(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
