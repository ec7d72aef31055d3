import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { OPEN_METEO } from "@creel/domain/weather/open-meteo";
import { simulatedLake } from "@creel/testing/simulated-lake";
import { expect, test } from "vitest";

import { AppError } from "../errors/errors.ts";
import { learnedTemperature } from "./learned-temperature.ts";

const PLACE = { latitude: 45.1, longitude: -93.4 };
const NOW = new Date("2026-07-20T18:00:00Z");
const LAKE = simulatedLake({ seed: "lake", from: "2020-01-01", days: 2400, latitude: 45 });
const AIR_OF = new Map(LAKE.map(({ date, air }) => [date, air]));

/** The air of the day in that place's own time, six hours behind UTC. */
function airAt(instant: Date): number | null {
  return AIR_OF.get(new Date(instant.getTime() - 6 * HOUR_MS).toISOString().slice(0, 10)) ?? null;
}

const NO_WEATHER = {
  pressure_change: null,
  wind_speed: null,
  wind_degrees: null,
  cloud_cover: null,
  weather_code: null,
};

interface Traits {
  isStored?: (month: string) => boolean;
  isRecentSilent?: boolean;
  missing?: "waiting" | "unknown";
}

function setup({ isStored = () => true, isRecentSilent = false, missing = "waiting" }: Traits = {}) {
  const asked = { stored: new Array<string>(), wanted: new Array<string>(), recent: 0 };
  const known = {
    attribution: OPEN_METEO,
    hourAt: (instant: Date) => ({ ...NO_WEATHER, air_temperature: airAt(instant) }),
  };
  const weather = {
    storedMonths: async (_userId: string, months: readonly { month: string }[]) => {
      asked.stored.push(...months.map(({ month }) => month));
      return months.map(({ month }) => (isStored(month) ? known : null));
    },
    storedMonth: async (_asker: unknown, month: string) => {
      asked.wanted.push(month);
      return missing;
    },
    recentAir: async () => {
      asked.recent += 1;
      if (isRecentSilent) throw new AppError("weather_unavailable");
      return { airAt };
    },
  };
  const asker = { userId: "1", place: PLACE, countQuestion: async () => undefined };
  const learn = (days: readonly string[], readings = readingsOf("2024")) =>
    learnedTemperature({ weather, now: () => NOW }, asker, { readings, days });
  return { asked, learn };
}

/** A reading on each 20th day of the year from May to November, at 8 p.m. there. */
function readingsOf(year: string) {
  return LAKE.filter(({ date }) => date.startsWith(year) && date.slice(5) > "05" && date.slice(5) < "12")
    .filter((_, index) => index % 14 === 3)
    .map(({ date, water }) => ({
      at: new Date(Date.parse(`${date}T20:00:00Z`) + 6 * HOUR_MS),
      temperature: water,
    }));
}

test("the temperature of the wanted days is learned, in their order", async () => {
  const { learn } = setup();
  const { days, isWaiting } = await learn(["2025-08-02", "2025-06-10"]);
  expect(days.map(({ date }) => date)).toEqual(["2025-08-02", "2025-06-10"]);
  expect(isWaiting).toBe(false);
  for (const { date, value, low, high } of days) {
    const water = LAKE.find((day) => day.date === date)?.water ?? Number.NaN;
    expect(Math.abs(value - water)).toBeLessThan(6);
    expect([low < value, value < high]).toEqual([true, true]);
  }
});

test("only months of wanted days and readings, and those before them, are asked for", async () => {
  const { learn, asked } = setup({ isStored: () => false });
  await learn(["1950-07-01"]);
  const ofReadings = ["04", "05", "06", "07", "08", "09", "10", "11"].map((month) => `2024-${month}`);
  expect(asked.wanted).toEqual(["1950-06", "1950-07", ...ofReadings]);
  expect(asked.recent).toBe(0);
});

test("today is learned with one request for the weeks that are in no month yet", async () => {
  const { learn, asked } = setup();
  const { days } = await learn(["2026-07-19", "2026-07-20"]);
  expect(days).toHaveLength(2);
  expect(asked.recent).toBe(1);
  expect(asked.stored).not.toContain("2026-07");
});

test("while months are still to come, the days that are known are told", async () => {
  const { learn } = setup({ isStored: (month) => month < "2025-06" });
  const { days, isWaiting } = await learn(["2025-04-01", "2025-08-01"]);
  expect(days.map(({ date }) => date)).toEqual(["2025-04-01"]);
  expect(isWaiting).toBe(true);
});

test("nothing waits for months that nobody knows", async () => {
  const { learn } = setup({ isStored: (month) => month > "2000", missing: "unknown" });
  expect(await learn(["1939-07-01"])).toEqual({ days: [], isWaiting: false });
});

test("a silent service leaves out the last weeks alone, and they are still to come", async () => {
  const { learn } = setup({ isRecentSilent: true });
  const { days, isWaiting } = await learn(["2026-05-30", "2026-07-20"]);
  expect(days.map(({ date }) => date)).toEqual(["2026-05-30"]);
  expect(isWaiting).toBe(true);
});

test("with fewer than ten readings, nobody is asked", async () => {
  const { learn, asked } = setup();
  expect(await learn(["2026-07-20"], readingsOf("2024").slice(0, 9))).toEqual({ days: [], isWaiting: false });
  expect(asked).toEqual({ stored: [], wanted: [], recent: 0 });
});

test("of many years, readings of the latest 36 months are learned from", async () => {
  const { learn, asked } = setup({ isStored: () => false });
  await learn([], ["2020", "2021", "2022", "2023", "2024", "2025"].flatMap(readingsOf));
  expect(asked.wanted.at(0)).toBe("2020-10");
  expect(asked.wanted.length).toBeLessThanOrEqual(72);
});
