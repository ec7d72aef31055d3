import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { GaugeQuantity } from "@creel/domain/waters/gauge";
import type { YearBasis } from "@creel/domain/waters/gauge-index";
import { v7 as uuidv7 } from "uuid";

import { placeLookups } from "../app/jobs/sky-and-places.ts";
import { askCoastOf, askGaugeOf, askOf } from "../app/jobs/weather-jobs.ts";
import { completeTripHours } from "../trips/complete-hours.ts";
import type { PastLearned } from "../trips/water-of-hours.ts";
import { openAnswerCache } from "../weather/cache/answer-cache.ts";
import type { FoundStation, GaugeSource, SearchBox } from "../weather/gauges/gauge-source.ts";
import { readGauges } from "../weather/gauges/read-gauges.ts";
import { DEFAULT_TIMEOUTS } from "../weather/upstream/timeouts.ts";
import { UpstreamError } from "../weather/upstream/upstream-error.ts";
import { aTrip, aWater } from "./fixtures/given.ts";
import { setupApi } from "./setup-api.ts";
import { setupWeather } from "./setup-weather.ts";

export const RIVER = { ...aWater(), name: "Vermilion River", kind: "river", radius: 5000 };

export function aStation(station: string, traits: Partial<FoundStation> = {}): FoundStation {
  const { latitude, longitude } = RIVER;
  const place = { latitude: latitude + 0.1, longitude };
  return {
    station,
    name: `Gauge ${station}`,
    river: null,
    ...place,
    quantities: ["level"],
    now: null,
    ...traits,
  };
}

/** A river that rises by 0.6 ft a day, to 10 ft at noon of the trip's day. */
const NOON = Date.parse("2026-11-20T12:00:00.000Z");
const levelAt = (at: number) => 10 + (0.6 * (at - NOON)) / DAY_MS;

interface FakeService {
  stations: FoundStation[];
  isSilent: boolean;
  basis: YearBasis | null;
  measures: GaugeQuantity[];
  /** How much higher the river is now than its usual rise, in ft. */
  raised: number;
  asked: (string | SearchBox)[];
  beforeAnswer: () => Promise<void>;
}

/** A gauge service with some stations, whose answers a test can change. */
function fakeService({ now }: { now: () => Date }) {
  const fake: FakeService = {
    stations: [aStation("1")],
    isSilent: false,
    basis: { kind: "meanLowHigh", quantity: "level", low: 5, high: 15 },
    measures: ["level"],
    raised: 0,
    asked: [],
    beforeAnswer: async () => {},
  };
  async function answer<Answer>(question: string | SearchBox, give: () => Answer): Promise<Answer> {
    fake.asked.push(question);
    await fake.beforeAnswer();
    if (fake.isSilent) throw new UpstreamError("failing", "gauges.test");
    return give();
  }
  const source: GaugeSource = {
    service: "usgs",
    attribution: { text: "U.S. Geological Survey", url: "https://waterdata.usgs.gov", license: null },
    covers: () => true,
    stationsNear: (box) => answer(box, () => fake.stations),
    now: (station) =>
      answer(`now ${station}`, () => ({
        level: fake.measures.includes("level") ? levelAt(now().getTime()) + fake.raised : null,
        flow: fake.measures.includes("flow") ? 44 : null,
        temperature: fake.measures.includes("temperature") ? 44 : null,
        observedAt: now().toISOString(),
      })),
    month: ({ quantity, month }) =>
      answer(`${month} ${quantity}`, () =>
        fake.measures.includes(quantity) ? pointsOf(quantity, month, now()) : [],
      ),
    normals: (station) => answer(`normals ${station}`, () => fake.basis),
  };
  return { fake, source };
}

function pointsOf(quantity: GaugeQuantity, month: string, now: Date) {
  const begin = new Date(`${month}-01T00:00:00Z`);
  const end = Math.min(now.getTime(), Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1));
  const count = Math.max(0, Math.floor((end - begin.getTime()) / HOUR_MS));
  return Array.from({ length: count }, (_, index) => {
    const at = begin.getTime() + index * HOUR_MS;
    return { at: new Date(at).toISOString(), value: quantity === "level" ? levelAt(at) : 44 };
  });
}

/** Returns an API whose only gauge service is a fake one, a day after the trip of `aTrip`. */
export async function setupGaugedWater() {
  const weatherSetup = await setupWeather({ timeouts: { failuresToBreak: 1000, coolDownMs: 1 } });
  const { db, clock, given, as } = weatherSetup;
  await db.updateTable("trips").set({ fillAfter: null }).execute();
  const now = () => clock.now;
  const { fake, source } = fakeService({ now });
  const readThrough = openAnswerCache({ db, now, timeouts: { ...DEFAULT_TIMEOUTS, coolDownMs: 1 } });
  const gauges = { all: [source], covering: () => [source], of: () => source };
  const weather = { ...weatherSetup.openProvider(), gauges: readGauges({ db, readThrough, gauges, now }) };
  await setupApi({ weather });
  const angler = await given.user();
  const my = as(angler);
  const { water } = (await my.post("/waters", RIVER)).json();
  let later = 24 * HOUR_MS;
  const path = `/waters/${water.id}`;
  return {
    ...weatherSetup,
    fake,
    weather,
    angler,
    my,
    water,
    path,
    choose: (station = "1") => my.put(`${path}/gauge`, { service: "usgs", station }),
    conditions: async () => (await my.get(`${path}/conditions`)).json().conditions,
    hoursOf: async ({ id }: { id: string }) => (await my.get(`/trips/${id}`)).json().trip.conditions.hours,
    addTrip: async (fields: object = {}) => (await my.post("/trips", { ...aTrip(), ...fields })).json().trip,
    run: (learnedAt: PastLearned | null = null) => {
      later += 24 * HOUR_MS;
      return completeTripHours({
        db,
        weatherAt: askOf(weather),
        coastAt: askCoastOf(weather),
        gaugeAt: askGaugeOf(weather),
        learnedAt,
        takeCalls: async () => {},
        ...placeLookups,
        now: () => new Date(Date.now() + later),
      });
    },
  };
}

/** A temperature that the angler measured during the trip of `aTrip`. */
export function aReading() {
  return { id: uuidv7(), at: "2026-11-20T15:00:00.000Z", temperature: 48.5, level: null };
}

/** The values of the hours' fields, in the order of the hours. */
export function valuesOf(hours: Record<string, unknown>[], name: string) {
  return hours.map((hour) => hour[name]);
}
