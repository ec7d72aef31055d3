import { expect, test } from "vitest";

import type { Counts } from "../counts.ts";
import { anOuting, aSegment, CONDITIONS } from "../outing-testing.ts";
import { seededRandom } from "../simulation/seeded-random.ts";
import { fishAtDepth } from "./fish-at-depth.ts";
import { judgeSpecies } from "./judge-species.ts";
import { compareSpecies } from "./species-comparison.ts";

const DRAWN = { draws: 9999 };
/** Prevents drawing from stopping early. */
const ALL_DRAWN = { largestP: 1, surelyP: 0 };

test("species are compared within outings, so that the time spent does not matter", () => {
  const random = seededRandom("species");
  const simulate = (inTheDark: number) =>
    Array.from({ length: 40 }, () =>
      ["Zander", "Perch", "Perch", "Zander"].map((species) => ({
        species,
        bin: random.uniform() < (species === "Zander" ? inTheDark : 0.3) ? 0 : 1,
        fish: 1,
      })),
    );
  const [dark] = compareSpecies(simulate(0.7), { ...ALL_DRAWN, random, draws: 99, bins: 2 });
  expect(dark).toMatchObject({ species: "Zander", bin: 0, p: 0.01 });
  expect(dark?.t).toBeGreaterThan(3);
  const alike = Array.from({ length: 20 }, () =>
    compareSpecies(simulate(0.3), { ...ALL_DRAWN, random, draws: 99, bins: 2 }),
  );
  expect(alike.filter((tests) => tests.some(({ p }) => p <= 0.1)).length).toBeLessThanOrEqual(5);
});

const NIGHT = { ...CONDITIONS, sun_altitude: -20 };
const { segments: _none, untimed: _all, ...WITHOUT_HOURS } = anOuting([]);
const at = (clock: string) => `2026-11-20T${clock}:00.000Z`;

/**
 * Each outing has three zander at night, and three perch and one zander by day. Half of them have hours, half do not.
 */
function zanderByNight(count: number) {
  const outings = Array.from({ length: count }, () =>
    anOuting([
      aSegment({ conditions: NIGHT, fish: { Zander: 3 } }),
      aSegment({ conditions: CONDITIONS, fish: { Perch: 3, Zander: 1 } }),
    ]),
  );
  const withoutHours = Array.from({ length: count }, () => ({
    ...WITHOUT_HOURS,
    segments: [
      { start: at("03:00"), hours: 1, conditions: NIGHT },
      { start: at("13:00"), hours: 1, conditions: CONDITIONS },
    ],
    fish: [
      { at: at("03:30"), species: "Zander" },
      { at: at("13:30"), species: "Perch" },
      { at: at("14:00"), species: "Perch" },
    ],
  }));
  return { outings, without_hours: withoutHours };
}

test("species of the same trips are compared by light, with hours and without, once 15 trips had several", () => {
  const { light: byLight, depth } = judgeSpecies(zanderByNight(26), [], DRAWN);
  const { outings, isEnough, rows } = byLight;
  expect({ outings, isEnough }).toEqual({ outings: 52, isEnough: true });
  // Counts only the 51 outings of the last look.
  expect(rows.map(({ species, bin, fish, verdict }) => [species, bin, fish, verdict])).toEqual([
    ["Zander", "night", 103, "more"],
    ["Zander", "morning", 26, "less"],
    ["Perch", "night", 0, "less"],
    ["Perch", "morning", 128, "more"],
  ]);
  expect(rows[0]?.expected).toBeCloseTo((26 * 4 * 3) / 7 + 25 / 3, 6);

  const none = { outings: 0, isEnough: false, limits: null, rows: [] };
  expect(depth).toEqual(none);
  expect(judgeSpecies(zanderByNight(7), [], DRAWN).light).toEqual({ ...none, outings: 14 });
});

/** Each day has zander at 20 ft, perch at 5 ft and one of each in between. The first day is on no water. */
function zanderBelowPerch(days: number): Counts {
  const each = [
    { species: 0, depth: 20 },
    { species: 0, depth: 22 },
    { species: 0, depth: 12 },
    { species: 1, depth: 5 },
    { species: 1, depth: 12 },
    { species: 1, depth: null },
  ];
  const caught = Array.from({ length: days }, (_, day) =>
    [...each, ...(day % 3 === 0 ? [] : [{ species: 1, depth: 6 }])].map(({ species, depth }) => ({
      species,
      depth,
      day: new Date(Date.UTC(2025, 6, 10 + day)).toISOString().slice(0, 10),
      water: day === 0 ? null : 0,
    })),
  ).flat();
  const none = caught.map(() => null);
  return {
    species: ["Zander", "Perch"],
    lures: [],
    waters: [{ id: "lake", name: "Lake Vermilion" }],
    catches: {
      day: caught.map(({ day }) => day),
      species: caught.map(({ species }) => species),
      depth: caught.map(({ depth }) => depth),
      water: caught.map(({ water }) => water),
      hour: none,
      lure: none,
      weight: none,
      length: none,
    },
    custom: [],
    trips: { day: [], hours: [], usable: [], blank: [], water: [] },
  };
}

const NO_OUTINGS = { outings: [], without_hours: [] };

test("species of the same day and water are compared by thirds of the depth at which they were caught", () => {
  const { light, depth } = judgeSpecies(NO_OUTINGS, fishAtDepth(zanderBelowPerch(53)), DRAWN);
  expect(light.outings).toBe(0);
  expect(depth).toMatchObject({ outings: 52, isEnough: true, limits: [12, 20] });
  const parted = depth.rows.filter(({ bin }) => bin !== "middle");
  expect(parted.map(({ species, bin, fish, verdict }) => [species, bin, fish, verdict])).toEqual([
    ["Zander", "shallow", 0, "less"],
    ["Zander", "deep", 102, "more"],
    ["Perch", "shallow", 85, "more"],
    ["Perch", "deep", 0, "less"],
  ]);
  expect(judgeSpecies(NO_OUTINGS, fishAtDepth(zanderBelowPerch(15)), DRAWN).depth).toMatchObject({
    outings: 14,
    isEnough: false,
    rows: [],
  });
});

test("by light and by depth together few logs in which neither matters have a claim", () => {
  const random = seededRandom("species by light and depth");
  const species = () => (random.uniform() < 0.5 ? "Zander" : "Perch");
  const claims = Array.from({ length: 40 }, () => {
    const outings = Array.from({ length: 20 }, () =>
      anOuting([
        aSegment({ conditions: NIGHT, fish: { Zander: 1, Perch: 1, [species()]: 2 } }),
        aSegment({ conditions: CONDITIONS, fish: { Zander: 1, Perch: 1, [species()]: 2 } }),
      ]),
    );
    const water = { id: "lake", name: "Lake Vermilion" };
    const depths = Array.from({ length: 120 }, (_, index) => ({
      outing: `${index % 20}`,
      day: "2025-07-04",
      hour: index % 24,
      water,
      species: species(),
      depth: 30 * random.uniform(),
      fish: 1,
    }));
    const { light, depth } = judgeSpecies({ outings, without_hours: [] }, depths, DRAWN);
    return [...light.rows, ...depth.rows].some(({ verdict }) => verdict !== null);
  });
  expect(claims.filter(Boolean).length).toBeLessThanOrEqual(1);
});
