// Writes the tide stations that the server reads, from the Neaps tide database, unless it has written them before. It
// leaves out stations whose license forbids commercial use, and stations of currents. The package itself is not shipped.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { metersToFeet } from "../../domain/src/units/from-metric.ts";
import { roundTo } from "../../domain/src/units/round-to.ts";
import { ROOT } from "../setup/prepare.mjs";

const TARGET = join(ROOT, "api/generated/tide-stations.ndjson");
const PACKAGE = "@neaps/tide-database";
const { version } = createRequire(import.meta.url)(`${PACKAGE}/package.json`);

const LICENSES = {
  "public domain": "Public domain",
  "cc-by-4.0": "CC BY 4.0",
  MIT: "MIT",
};
const PROJECT = "https://github.com/openwatersio/tide-database#modifications-to-source-data";

if (!isCurrent()) await build();

/** Vitest calls this before the tests of the API, for which importing this file has done everything. */
export function setup() {}

/** True if the file is of this version of the package, and newer than this script. */
function isCurrent() {
  if (!existsSync(TARGET) || statSync(TARGET).mtimeMs < statSync(import.meta.filename).mtimeMs) return false;
  return readFileSync(TARGET, "utf8").startsWith(`{"version":${JSON.stringify(version)},`);
}

/**
 * Writes one station a line. The first line has the place of each, where its line ends, in bytes after the first, and
 * the sources that the stations name by number.
 */
async function build() {
  const { stations } = await import(PACKAGE);
  const usable = stations.filter(
    ({ kind, license, harmonic_constituents: constituents }) =>
      kind === "tide" && license.commercial_use !== false && constituents.length > 0,
  );
  const sources = [...new Set(usable.map((station) => JSON.stringify(sourceOf(station))))];
  const lines = usable.map((station) => {
    const source = sources.indexOf(JSON.stringify(sourceOf(station)));
    return Buffer.from(`${JSON.stringify({ ...describe(station), source })}\n`);
  });
  let end = 0;
  const first = {
    version,
    positions: usable.map(({ longitude, latitude }) => [roundTo(longitude, 5), roundTo(latitude, 5)]),
    ends: lines.map(({ length }) => (end += length)),
    sources: sources.map((source) => JSON.parse(source)),
  };
  mkdirSync(dirname(TARGET), { recursive: true });
  // Another process may be reading or writing the file.
  const next = `${TARGET}.${process.pid}`;
  writeFileSync(next, Buffer.concat([Buffer.from(`${JSON.stringify(first)}\n`), ...lines]));
  renameSync(next, TARGET);
}

function describe(station) {
  const { id, name, latitude, longitude, harmonic_constituents: constituents } = station;
  return {
    id,
    name,
    latitude: roundTo(latitude, 5),
    longitude: roundTo(longitude, 5),
    disclaimers: disclaimersOf(station),
    ...levelsOf(station),
    constituents: constituents
      .map(({ name: constituent, amplitude, phase }) => [
        constituent,
        roundTo(metersToFeet(amplitude), 4),
        roundTo(phase, 2),
      ])
      .filter(([, amplitude]) => amplitude > 0),
    offsets: offsetsOf(station),
  };
}

/** Heights without a known chart datum are above the mean sea level. */
function levelsOf({ datums, chart_datum: datum }) {
  const [zero, mean] = [datums[datum], datums.MSL];
  if (zero === undefined || mean === undefined) return { datum: "MSL", meanLevel: 0 };
  return { datum, meanLevel: roundTo(metersToFeet(mean - zero), 3) };
}

function offsetsOf({ offsets }) {
  if (!offsets) return null;
  const { high, low, type } = offsets.height;
  const height = type === "fixed" ? [high, low].map(metersToFeet) : [high, low];
  const [highest, lowest] = height.map((value) => roundTo(value, 3));
  return { height: { high: highest, low: lowest, type }, time: offsets.time };
}

/** Returns the publisher's doubts without markup. */
function disclaimersOf({ disclaimers = "" }) {
  const text = disclaimers
    .replaceAll(/<[^>]*>/g, "")
    .replace(/^No obvious issues */, "")
    .trim();
  return text === "" ? [] : [text];
}

/** Returns what the license asks to be shown: who measured, the license, and that the database changed the data. */
function sourceOf({ attribution, source, license }) {
  const credit = /\. Source: (.+?)\. Licensed /.exec(attribution)?.[1] ?? source.name;
  const shown = { name: LICENSES[license.type] ?? license.type, url: license.url };
  return {
    license: shown,
    attribution: {
      text: `Tides calculated from the Neaps tide database, adapted from ${credit}`,
      url: PROJECT,
      license: shown,
    },
  };
}
