import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { isIn } from "@creel/domain/places/bounds";
import { GAUGE_QUANTITIES, type GaugeQuantity } from "@creel/domain/waters/gauge";
import * as z from "zod/mini";

import type { Ask } from "../upstream/ask.ts";
import { isCovered } from "./covered-areas.ts";
import type { FoundStation, GaugePoints, GaugeSource } from "./gauge-source.ts";
import {
  dayOf,
  type Measured,
  newestOf,
  rawValue,
  readAll,
  spanOf,
  toApi,
  toPoints,
  toReadings,
} from "./points.ts";

const PARAMETERS: Record<GaugeQuantity, number> = { level: 1000, flow: 1001, temperature: 1003 };

const stationSchema = z.object({
  stationId: z.string(),
  stationName: z.string(),
  latitude: z.optional(z.nullable(z.number())),
  longitude: z.optional(z.nullable(z.number())),
  riverName: z.optional(z.nullable(z.string())),
  seriesList: z.optional(z.nullable(z.array(z.object({ parameter: z.number() })))),
});

const seriesSchema = z.object({
  parameter: z.number(),
  serieVersionNo: z.number(),
  unit: z.string(),
  observations: z.array(z.object({ time: z.string(), value: rawValue })),
});
type Series = z.infer<typeof seriesSchema>;

const dataSchema = z.object({ data: z.array(z.unknown()) });

/** Minutes between values; 0 asks for all. */
const ALL = "0";
const HOURLY = "60";
const DAILY = "1440";

/** The list of all active gauges, with their catchments. */
const MAX_BYTES = 16 * 1024 * 1024;

interface Context {
  ask: Ask;
  address: string;
  key: string;
}

/** The Norwegian Water Resources and Energy Directorate. Its key is free. */
export function nveGauges({ ask, address, key }: Context): GaugeSource {
  async function data<Entry>(
    path: string,
    { parameters, schema }: { parameters: Record<string, string>; schema: z.ZodMiniType<Entry> },
    signal: AbortSignal,
  ): Promise<Entry[]> {
    const url = new URL(`${address}/api/v1/${path}`);
    url.search = new URLSearchParams(parameters).toString();
    const headers = { "x-api-key": key };
    const { data: entries } = await ask({ url, schema: dataSchema, headers, maxBytes: MAX_BYTES }, signal);
    return readAll(entries, schema, url.host);
  }

  async function points(
    { station, quantity, month }: Parameters<GaugeSource["month"]>[0],
    resolution: string,
    signal: AbortSignal,
  ): Promise<GaugePoints> {
    const span = spanOf(month);
    const parameters = {
      StationId: station,
      Parameter: String(PARAMETERS[quantity]),
      ResolutionTime: resolution,
      ReferenceTime: `${dayOf(span.from)}/${dayOf(span.to + DAY_MS)}`,
    };
    const series = await data("Observations", { parameters, schema: seriesSchema }, signal);
    return toPoints(measuredIn(series, quantity), span);
  }

  return {
    service: "nve",
    attribution: {
      text: "River data by NVE",
      url: "https://www.nve.no/",
      license: { name: "NLOD 2.0", url: "https://data.norge.no/nlod/en/2.0" },
    },
    covers: (place) => isCovered("nve", place),
    /** Requests all active gauges of the country, because the service knows no areas. */
    async stationsNear(box, signal) {
      const stations = await data("Stations", { parameters: { Active: "1" }, schema: stationSchema }, signal);
      return stations.flatMap(toStation).filter((station) => isIn(box, station));
    },
    async now(station, signal) {
      const parameters = {
        StationId: station,
        Parameter: Object.values(PARAMETERS).join(),
        ResolutionTime: ALL,
      };
      const series = await data("Observations", { parameters, schema: seriesSchema }, signal);
      const latest = GAUGE_QUANTITIES.map(
        (quantity) => [quantity, newestOf(measuredIn(series, quantity))] as const,
      );
      return toReadings(Object.fromEntries(latest));
    },
    async month(asked, signal) {
      const hourly = await points(asked, HOURLY, signal);
      return hourly.length > 0 ? hourly : points(asked, DAILY, signal);
    },
  };
}

/** Returns the values of the newest version that has any. The mean of a day is told at 11:00 UTC. */
function measuredIn(series: readonly Series[], quantity: GaugeQuantity): Measured[] {
  const versions = series
    .filter(({ parameter }) => parameter === PARAMETERS[quantity])
    .toSorted((one, other) => other.serieVersionNo - one.serieVersionNo)
    .map(({ unit, observations }) =>
      observations.map(({ time, value }) => ({
        at: Date.parse(time),
        value: toApi(value, { quantity, unit }),
      })),
    );
  return versions.find((measured) => measured.some(({ value }) => value !== null)) ?? [];
}

function toStation(station: z.infer<typeof stationSchema>): FoundStation[] {
  const { stationId, stationName, latitude, longitude, riverName, seriesList } = station;
  const measured = new Set(seriesList?.map(({ parameter }) => parameter));
  const quantities = GAUGE_QUANTITIES.filter((quantity) => measured.has(PARAMETERS[quantity]));
  if (typeof latitude !== "number" || typeof longitude !== "number" || quantities.length === 0) return [];
  const river = riverName?.trim() || null;
  return [{ station: stationId, name: stationName, river, latitude, longitude, quantities, now: null }];
}
