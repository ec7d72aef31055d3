import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";

import { NOW } from "./fixed-clock.ts";
import { WATER_ID } from "./sample-trips.ts";
import type { Stage } from "./scene.ts";

const USGS = { text: "U.S. Geological Survey", url: "https://waterdata.usgs.gov/", license: null };

const instant = (time: number) => new Date(time).toISOString();
const dateOf = (time: number) => instant(time).slice(0, "yyyy-mm-dd".length);

const GAUGE = {
  service: "usgs",
  station: "05129115",
  name: "Vermilion River near Crane Lake",
  river: "Vermilion River",
  latitude: 48.26,
  longitude: -92.57,
};

const LEVEL = {
  now: { level: 4.8, flow: 1240, temperature: 44, observedAt: instant(NOW - 25 * MINUTE_MS) },
  ageSeconds: 1500,
  change24h: 0.6,
  trend: "rising",
  index: 0.93,
  indexBasis: "normals",
  bin: "high",
  medianFlow: 620,
  rise: null,
  quantity: "level",
  points: Array.from({ length: 241 }, (_, index) => ({
    at: instant(NOW - 25 * MINUTE_MS - (240 - index) * 3 * HOUR_MS),
    value:
      3.3 - index / 480 + 0.5 * Math.exp(-(((index - 140) / 25) ** 2)) + 2 * Math.exp((index - 240) / 25),
  })),
  usual: Array.from({ length: 31 }, (_, index) => ({
    date: dateOf(NOW - (30 - index) * DAY_MS),
    low: 2.1 - index / 100,
    high: 3.6 - index / 100,
  })),
};

function learnedOn(daysAgo: number) {
  const value = 52 + 20 * Math.sin(((250 - daysAgo) / 365) * 2 * Math.PI);
  const doubt = 1.5 + 2.5 * Math.max(0, Math.sin((daysAgo / 365) * 2 * Math.PI));
  return { date: dateOf(NOW - daysAgo * DAY_MS), value, low: value - doubt, high: value + doubt };
}

const LEARNED = Array.from({ length: 365 }, (_, index) => learnedOn(364 - index));

const READINGS = [0, 9, 31, 60, 92, 118, 131, 144, 160, 171, 183, 192, 205, 230].map((daysAgo, index) => ({
  id: `019a9c51-0000-7000-8000-${String(500 + index).padStart(12, "0")}`,
  at: instant(NOW - daysAgo * DAY_MS - HOUR_MS),
  temperature: Math.round(learnedOn(daysAgo).value + (index % 3) - 1),
  level: null,
}));

const UNKNOWN = {
  gauge: null,
  isGaugeDeclined: false,
  level: null,
  temperature: { measured: null, readings: READINGS.slice(0, 3), neededReadings: 10, learned: [] },
  isSilent: false,
  pendingTrips: 0,
  attribution: [],
};

const KNOWN = {
  ...UNKNOWN,
  gauge: { ...GAUGE, confirmed_at: "2026-05-03T12:00:00.000Z" },
  level: LEVEL,
  temperature: {
    measured: { value: READINGS[0]?.temperature ?? 44, at: instant(NOW - HOUR_MS), by: "angler" },
    readings: READINGS,
    neededReadings: 10,
    learned: LEARNED,
  },
  attribution: [USGS],
};

const OFFERED = {
  gauges: [
    { ...GAUGE, distance: 6, hasName: true, quantities: ["level", "flow", "temperature"], now: LEVEL.now },
    {
      ...GAUGE,
      station: "05129000",
      name: "Vermilion River at Buyck",
      latitude: 48.12,
      longitude: -92.52,
      distance: 11,
      hasName: true,
      quantities: ["level"],
      now: { level: 6.1, flow: null, temperature: null, observedAt: instant(NOW - 40 * MINUTE_MS) },
    },
    {
      ...GAUGE,
      station: "05128000",
      name: "Pelican River at Orr",
      river: "Pelican River",
      latitude: 48.05,
      longitude: -92.83,
      distance: 4,
      hasName: false,
      quantities: ["level", "flow"],
      now: { level: 2.2, flow: 80, temperature: null, observedAt: instant(NOW - HOUR_MS) },
    },
  ],
  silent: [],
  attribution: [USGS],
};

const RIVER = { name: "Vermilion River", kind: "river", latitude: 48.2, longitude: -92.6 };
const BAY = { name: "Frenchman Bay", kind: "sea", latitude: 44.39, longitude: -68.2 };
const SHORE = { name: "Hanko shore", kind: "sea", latitude: 59.82, longitude: 22.97 };

/** Makes the water a river whose gauge is chosen, with a temperature that is learned. */
export const answerRiver = (stage: Stage) => answerWater(stage, RIVER, KNOWN);
/** Makes the water a river without a gauge. */
export const answerUnknown = (stage: Stage) => answerWater(stage, RIVER, UNKNOWN);
/** Makes the water a bay with tides. */
export const answerBay = (stage: Stage) => answerWater(stage, BAY, UNKNOWN);
/** Makes the water a shore without a tide to speak of. */
export const answerShore = (stage: Stage) => answerWater(stage, SHORE, UNKNOWN);
/** Answers how a river is that has not been measured for nine hours. */
export const answerOldRiver = (stage: Stage) =>
  answerWater(stage, RIVER, {
    ...KNOWN,
    isSilent: true,
    level: {
      ...LEVEL,
      now: { ...LEVEL.now, observedAt: instant(NOW - 9 * HOUR_MS) },
      ageSeconds: 9 * 3600,
      change24h: null,
      trend: null,
    },
  });

/** Answers a river that rises fast, for the trip that is running. */
export async function answerRise({ context }: Stage): Promise<void> {
  const rise = {
    from: 4.8,
    to: 5.9,
    since: instant(NOW - 70 * MINUTE_MS),
    until: instant(NOW - 10 * MINUTE_MS),
  };
  const now = { ...LEVEL.now, level: 5.9, observedAt: instant(NOW - 10 * MINUTE_MS) };
  await answerJson(context, "**/api/waters/*/conditions", {
    conditions: { ...KNOWN, level: { ...LEVEL, now, ageSeconds: 600, rise } },
  });
}

async function answerWater(
  { context }: Stage,
  changes: Partial<typeof RIVER>,
  conditions: object,
): Promise<void> {
  await context.route(`**/api/waters/${WATER_ID}`, async (route) => {
    const response = await route.fetch();
    const answer: { water: object } = await response.json();
    await route.fulfill({
      response,
      json: { water: { ...answer.water, ...changes, outline: null, radius: 6000 } },
    });
  });
  await answerJson(context, `**/api/waters/${WATER_ID}/conditions`, { conditions });
  await answerJson(context, `**/api/waters/${WATER_ID}/gauges`, OFFERED);
}

/** Replaces the body of Creel's answer and keeps its headers, by which the app knows that it is Creel's. */
async function answerJson(context: Stage["context"], path: string, json: object): Promise<void> {
  await context.route(path, async (route) => {
    await route.fulfill({ response: await route.fetch(), status: 200, json });
  });
}
