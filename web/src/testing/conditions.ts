import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Gauge, OfferedGauge, RiverLevel, WaterConditions } from "@creel/domain/waters/gauge";
import type { StationTides } from "@creel/domain/weather/tide-station";

const USGS = { text: "U.S. Geological Survey", url: "https://waterdata.usgs.gov/", license: null };

/** A water without a gauge and without readings. */
export function conditionsOf(known: Partial<WaterConditions> = {}): WaterConditions {
  return {
    gauge: null,
    isGaugeDeclined: false,
    level: null,
    temperature: { measured: null, readings: [], neededReadings: 10, learned: [] },
    isSilent: false,
    pendingTrips: 0,
    attribution: [],
    ...known,
  };
}

export function gaugeOf(known: Partial<Gauge> = {}): Gauge {
  return {
    service: "usgs",
    station: "05129115",
    name: "Vermilion River near Crane Lake",
    river: "Vermilion River",
    latitude: 47.9,
    longitude: -92.45,
    confirmed_at: "2026-05-03T12:00:00.000Z",
    ...known,
  };
}

const before = (ms: number) => new Date(Date.now() - ms).toISOString();

/** A high and rising river, measured 25 minutes ago. */
function levelOf(known: Partial<RiverLevel> = {}): RiverLevel {
  return {
    now: { level: 4.8, flow: 1240, temperature: null, observedAt: before(25 * MINUTE_MS) },
    ageSeconds: 1500,
    change24h: 0.6,
    trend: "rising",
    index: 0.93,
    indexBasis: "normals",
    bin: "high",
    medianFlow: null,
    rise: null,
    quantity: "level",
    points: [
      { at: before(29 * DAY_MS), value: 3.3 },
      { at: before(15 * DAY_MS), value: 2.8 },
      { at: before(25 * MINUTE_MS), value: 4.8 },
    ],
    usual: [
      { date: before(29 * DAY_MS).slice(0, 10), low: 2, high: 3.5 },
      { date: before(0).slice(0, 10), low: 1.8, high: 3.3 },
    ],
    ...known,
  };
}

export function gaugedOf(
  level: Partial<RiverLevel> = {},
  known: Partial<WaterConditions> = {},
): WaterConditions {
  return conditionsOf({ gauge: gaugeOf(), level: levelOf(level), attribution: [USGS], ...known });
}

export function offeredOf(known: Partial<OfferedGauge> = {}): OfferedGauge {
  const { confirmed_at: _confirmed, ...gauge } = gaugeOf();
  return {
    ...gauge,
    distance: 6,
    hasName: true,
    quantities: ["level", "flow", "temperature"],
    now: { level: 4.8, flow: 1240, temperature: 44, observedAt: before(2 * HOUR_MS) },
    ...known,
  };
}

/** Two tides a day of about 10 ft. */
export function tidesOf(known: Partial<StationTides> = {}): StationTides {
  return {
    station: {
      id: "noaa/8413320",
      name: "Bar Harbor, Maine",
      distance: 4,
      latitude: 44.39,
      longitude: -68.2,
      licence: { name: "public domain", url: "https://tidesandcurrents.noaa.gov/disclaimers.html" },
      disclaimers: [],
      datum: "MLLW",
    },
    meanLevel: 5.5,
    constituents: [{ name: "M2", amplitude: 5, phase: 95 }],
    offsets: null,
    tidal: true,
    attribution: {
      text: "NOAA harmonic constants",
      url: "https://tidesandcurrents.noaa.gov/",
      license: null,
    },
    ...known,
  };
}
