import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { readRecorded, recordedFolder } from "@creel/testing/recorded";
import { describe, expect, test } from "vitest";
import * as z from "zod";

import { skyDay } from "./sky-day.ts";

const WASHINGTON = { latitude: 38.889444, longitude: -77.035278 };
const SEATTLE = { latitude: 47.6687, longitude: -122.3847 };
const TROMSØ = { latitude: 69.65, longitude: 18.96 };

const [MARCH, SEPTEMBER] = [
  skyDay(WASHINGTON, "2024-03-05", "America/New_York"),
  skyDay(SEATTLE, "2026-09-24", "America/Los_Angeles"),
];

/** Minutes between an event and a time of the local clock (HH:mm). */
function minutesOff(event: Date | null, day: string, clock: string): number {
  return event ? Math.abs(event.getTime() - Date.parse(`${day}T${clock}`)) / MINUTE_MS : Number.NaN;
}

function on(day: string, offset: string) {
  return (event: Date | null, time: string) => minutesOff(event, day, `${time}:00${offset}`);
}

test("Washington's 5 March 2024 is the almanac's within two minutes", () => {
  const off = on("2024-03-05", "-05:00");
  const { sun, moon } = MARCH;
  const all = [
    off(sun.civilDawn, "06:07"),
    off(sun.rise, "06:34"),
    off(sun.noon, "12:19"),
    off(sun.set, "18:06"),
    off(sun.civilDusk, "18:32"),
    off(moon.rise, "03:27"),
    off(moon.upperTransit, "07:53"),
    off(moon.set, "12:21"),
  ];
  expect(all.filter((minutes) => !(minutes < 2))).toEqual([]);
  expect(sun.allDay).toBeNull();
});

test("Seattle's 24 September 2026 is the almanac's within two minutes", () => {
  const off = on("2026-09-24", "-07:00");
  const { sun, moon } = SEPTEMBER;
  const all = [
    off(sun.civilDawn, "06:29"),
    off(sun.rise, "06:59"),
    off(sun.noon, "13:01"),
    off(sun.set, "19:03"),
    off(sun.civilDusk, "19:33"),
    off(moon.set, "04:38"),
    off(moon.rise, "18:13"),
    off(moon.upperTransit, "23:55"),
  ];
  expect(all.filter((minutes) => !(minutes < 2))).toEqual([]);
});

test("the moon is underfoot about 12 hours and 25 minutes after it was overhead", () => {
  const { upperTransit, lowerTransit } = MARCH.moon;
  const hours = (Number(lowerTransit) - Number(upperTransit)) / HOUR_MS;
  expect(Math.abs(hours - 12.42)).toBeLessThan(0.1);
});

const phenomena = z.array(z.object({ phen: z.string(), time: z.string() }));
const almanacSchema = z.object({
  properties: z.object({ data: z.object({ sundata: phenomena, moondata: phenomena }) }),
});

describe.skipIf(!recordedFolder())(
  "every time of the almanac's recorded days is met within two minutes",
  () => {
    test.each([
      ["moon/usno-oneday-washington-dc-2024-03-05.json", MARCH, on("2024-03-05", "-05:00")],
      ["moon/usno-oneday-seattle-ballard-2026-09-24.json", SEPTEMBER, on("2026-09-24", "-07:00")],
    ])("%s", async (file, { sun, moon }, off) => {
      const { data } = almanacSchema.parse(JSON.parse(await readRecorded(file))).properties;
      const sunEvents: Record<string, Date | null> = {
        "Begin Civil Twilight": sun.civilDawn,
        Rise: sun.rise,
        "Upper Transit": sun.noon,
        Set: sun.set,
        "End Civil Twilight": sun.civilDusk,
      };
      const moonEvents: Record<string, Date | null> = {
        Rise: moon.rise,
        "Upper Transit": moon.upperTransit,
        Set: moon.set,
      };
      const offs = [
        ...data.sundata.map(({ phen, time }) => off(sunEvents[phen] ?? null, time)),
        ...data.moondata.map(({ phen, time }) => off(moonEvents[phen] ?? null, time)),
      ];
      expect(offs).toHaveLength(8);
      expect(Math.max(...offs)).toBeLessThan(2);
    });
  },
);

describe("where the sun neither rises nor sets", () => {
  test("Tromsø's midsummer has a sun that is up all day and a noon, and no twilight", () => {
    const { sun } = skyDay(TROMSØ, "2026-06-21", "Europe/Oslo");
    expect(sun).toMatchObject({ rise: null, set: null, civilDawn: null, civilDusk: null, allDay: "up" });
    expect(on("2026-06-21", "+02:00")(sun.noon, "12:46")).toBeLessThan(2);
  });

  test("Tromsø's midwinter has a sun that is down all day, and a twilight", () => {
    const { sun } = skyDay(TROMSØ, "2026-12-21", "Europe/Oslo");
    expect(sun).toMatchObject({ rise: null, set: null, allDay: "down" });
    expect(sun.civilDawn).not.toBeNull();
    expect(sun.civilDusk).not.toBeNull();
  });

  test("the poles have a day too", () => {
    const poles = [90, -90].map((latitude) => skyDay({ latitude, longitude: 0 }, "2026-06-21", "UTC"));
    expect(poles.map(({ sun }) => sun.allDay)).toEqual(["up", "down"]);
  });
});

describe("what the moon does not do on a day is null", () => {
  test("about once a month it does not rise, and never for two days", () => {
    const days = Array.from({ length: 30 }, (_, index) => `2026-09-${String(index + 1).padStart(2, "0")}`);
    const missing = days.filter((day) => skyDay(WASHINGTON, day, "America/New_York").moon.rise === null);
    expect(missing).toHaveLength(1);
  });
});

describe("a day lasts from midnight to midnight of the place's clock", () => {
  test("every event lies within it, when clocks change too", () => {
    for (const [day, from, to] of [
      ["2026-03-08", "2026-03-08T05:00Z", "2026-03-09T04:00Z"],
      ["2026-11-01", "2026-11-01T04:00Z", "2026-11-02T05:00Z"],
    ] as const) {
      const { sun, moon } = skyDay(WASHINGTON, day, "America/New_York");
      const { allDay, ...sunEvents } = sun;
      const events = [...Object.values(sunEvents), ...Object.values(moon)].filter((event) => event !== null);
      expect(allDay).toBeNull();
      expect(events.filter((event) => event < new Date(from) || event >= new Date(to))).toEqual([]);
    }
  });

  test("a place beyond the date line has its own", () => {
    const { sun } = skyDay({ latitude: -44.7, longitude: 169.1 }, "2026-01-01", "Pacific/Auckland");
    expect(sun.rise?.toISOString().slice(0, 10)).toBe("2025-12-31");
    expect(sun.set?.toISOString().slice(0, 10)).toBe("2026-01-01");
  });
});
