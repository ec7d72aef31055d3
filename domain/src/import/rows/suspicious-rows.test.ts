import { expect, test } from "vitest";

import { seededRandom } from "../../insights/simulation/seeded-random.ts";
import { standardNormal } from "../../insights/simulation/simulate-climate.ts";
import { sampleTrips } from "../../samples/sample-trips.ts";
import { SAMPLE_SPOTS } from "../../samples/sample-waters.ts";
import type { NewImportRow } from "../import-row.ts";
import { findSuspiciousRows } from "./suspicious-rows.ts";

const rowsOf = (all: readonly object[]) =>
  all.map((fields, index): NewImportRow => {
    return { position: index + 1, line: index + 2, subject: "catch", fields: { ...fields } };
  });
const pike = { species: "Pike", date: "2026-06-01T06:00:00-05:00", latitude: 47.84, longitude: -92.27 };

test("nothing is odd in the sample log", () => {
  const samples = sampleTrips("2026-11-21").flatMap(({ day, spot, fish }) => {
    const { latitude, longitude } = SAMPLE_SPOTS[spot];
    return fish.map(({ at, hasPhoto: _drawn, ...fields }) =>
      Object.assign(fields, { latitude, longitude, date: `${day}T${at}:00-06:00` }),
    );
  });

  expect(findSuspiciousRows(rowsOf(samples))).toEqual([]);
});

test("no length is odd in simulated logs, where the longest of a species is many times the shortest", () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = seededRandom(String(seed));
    const log = Array.from({ length: 500 }, (_, index) => ({
      ...pike,
      species: ["Zander", "Asp", "Snook"][index % 3],
      date: `20${String(10 + (index % 15))}-06-01`,
      // In inches: a third more or less is ordinary.
      length: 14 * Math.exp(0.35 * standardNormal(random)),
    }));

    expect(findSuspiciousRows(rowsOf(log))).toEqual([]);
  }
});

test("a fish that is left out makes no other one odd", () => {
  const [one, other] = rowsOf([
    { ...pike, length: 30 },
    { ...pike, length: 30 },
  ]);
  if (!one || !other) throw new Error("There are two");

  expect(findSuspiciousRows([one, other]).map(({ finding, rows }) => [finding.check, rows])).toEqual([
    ["twice", [one, other]],
  ]);
  expect(findSuspiciousRows([one, { ...other, decision: "skip" }])).toEqual([]);
});

test("two fish of one day without a time are no twins", () => {
  const dayAlone = { ...pike, date: "2026-06-01", length: 30 };

  expect(findSuspiciousRows(rowsOf([dayAlone, dayAlone]))).toEqual([]);
});
