import { GAUGE_QUANTITIES, type GaugeQuantity } from "@creel/domain/waters/gauge";
import * as z from "zod/mini";

import type { Ask } from "../upstream/ask.ts";
import { isCovered } from "./covered-areas.ts";
import { fromCapitals, riverBefore } from "./gauge-names.ts";
import type { FoundStation, GaugeNormals, GaugeSource } from "./gauge-source.ts";
import { bboxOf, openItems, pointGeometry } from "./ogc-items.ts";
import {
  isoOf,
  type Measured,
  middleOfDay,
  newestOf,
  orRefused,
  rawValue,
  spanOf,
  toApi,
  toPoints,
  toReadings,
} from "./points.ts";
import { toNormals, usgsNormalsSchema } from "./usgs-normals.ts";

const CODES: Record<GaugeQuantity, string> = { level: "00065", flow: "00060", temperature: "00010" };
const ALL_CODES = GAUGE_QUANTITIES.map((quantity) => CODES[quantity]).join();

const siteSchema = z.object({
  properties: z.object({
    monitoring_location_id: z.string(),
    monitoring_location_name: z.string(),
    site_type_code: z.optional(z.nullable(z.string())),
  }),
});

const valueSchema = z.object({
  geometry: pointGeometry,
  properties: z.object({
    monitoring_location_id: z.optional(z.string()),
    parameter_code: z.optional(z.string()),
    time: z.string(),
    value: rawValue,
    unit_of_measure: z.string(),
    time_series_id: z.optional(z.nullable(z.string())),
  }),
});
type Value = z.infer<typeof valueSchema>;

/** Streams, lakes, estuaries, springs and wetlands, but no wells. */
const SURFACE_WATER = /^(?:ST|LK|ES|SP|WE)/;

/** Percentiles of all days, with long ids. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The U.S. Geological Survey. */
export function usgsGauges({ ask, address }: { ask: Ask; address: string }): GaugeSource {
  const items = openItems({ ask, address: `${address}/ogcapi/v0` });

  return {
    service: "usgs",
    attribution: {
      text: "River data by the U.S. Geological Survey",
      url: "https://waterdata.usgs.gov/",
      license: null,
    },
    covers: (place) => isCovered("usgs", place),
    /** Names and values are in two collections. */
    async stationsNear(box, signal) {
      const parameters = { bbox: bboxOf(box), parameter_code: ALL_CODES };
      const [sites, values] = await Promise.all([
        items(
          "combined-metadata",
          { parameters: { ...parameters, data_type: "Continuous values" }, schema: siteSchema },
          signal,
        ),
        items("latest-continuous", { parameters, schema: valueSchema }, signal),
      ]);
      return toStations(sites, values);
    },
    async now(station, signal) {
      const parameters = { monitoring_location_id: station, parameter_code: ALL_CODES };
      return latestOf(await items("latest-continuous", { parameters, schema: valueSchema }, signal));
    },
    async month({ station, quantity, month }, signal) {
      const span = spanOf(month);
      const of = { monitoring_location_id: station, parameter_code: CODES[quantity], skipGeometry: "true" };
      const datetime = `${isoOf(span.from)}/${isoOf(span.to - 1)}`;
      const parameters = { ...of, datetime };
      const values = await items("continuous", { parameters, schema: valueSchema }, signal);
      const points = toPoints(oneSeries(values, quantity), span);
      if (points.length > 0) return points;
      const ofDays = { ...of, datetime: datetime.replaceAll(/T[^/]+/g, ""), statistic_id: MEAN };
      const means = await items("daily", { parameters: ofDays, schema: valueSchema }, signal);
      return toPoints(oneSeries(means, quantity), span);
    },
    normals: (station, signal) => normalsOf({ ask, address, station }, signal),
  };
}

const MEAN = "00003";

function toStations(sites: readonly z.infer<typeof siteSchema>[], values: readonly Value[]): FoundStation[] {
  const valuesOf = Map.groupBy(values, ({ properties }) => properties.monitoring_location_id ?? "");
  const bySite = new Map(sites.map(({ properties }) => [properties.monitoring_location_id, properties]));
  return [...bySite].flatMap(([station, { monitoring_location_name: title, site_type_code: kind }]) => {
    const own = valuesOf.get(station) ?? [];
    const [longitude, latitude] = own.find(({ geometry }) => geometry)?.geometry?.coordinates ?? [];
    const now = latestOf(own);
    const quantities = GAUGE_QUANTITIES.filter((quantity) => now[quantity] !== null);
    const isUsable = SURFACE_WATER.test(kind ?? "ST") && quantities.length > 0;
    if (!isUsable || latitude === undefined || longitude === undefined) return [];
    const name = fromCapitals(title);
    return [{ station, name, river: riverBefore(name), latitude, longitude, quantities, now }];
  });
}

function latestOf(values: readonly Value[]) {
  const latest = GAUGE_QUANTITIES.map((quantity) => {
    const own = values.filter(({ properties }) => properties.parameter_code === CODES[quantity]);
    return [quantity, newestOf(oneSeries(own, quantity))] as const;
  });
  return toReadings(Object.fromEntries(latest));
}

/** A gauge may have several sensors of a quantity. Returns the values of the one with the newest value. */
function oneSeries(values: readonly Value[], quantity: GaugeQuantity): Measured[] {
  const series = Map.groupBy(values, ({ properties }) => properties.time_series_id ?? "");
  const all = [...series].map(([id, own]) => {
    const measured = own.map(({ properties: { time, value, unit_of_measure: unit } }) => ({
      // The mean of a day has a date alone.
      at: time.includes("T") ? Date.parse(time) : middleOfDay(time),
      value: toApi(value, { quantity, unit }),
    }));
    return { id, measured, newest: newestOf(measured)?.at ?? -Infinity };
  });
  const [best] = all.toSorted((one, other) => other.newest - one.newest || (one.id < other.id ? -1 : 1));
  return best?.measured ?? [];
}

/** Flow is ranked first, because few gauges have normals of the level. */
async function normalsOf(
  { ask, address, station }: { ask: Ask; address: string; station: string },
  signal: AbortSignal,
): Promise<GaugeNormals> {
  for (const quantity of ["flow", "level"] as const) {
    const url = new URL(`${address}/statistics/v0/observationNormals`);
    url.search = new URLSearchParams({
      monitoring_location_id: station,
      parameter_code: CODES[quantity],
      normal_type: "DOY",
    }).toString();
    const asked = ask({ url, schema: usgsNormalsSchema, maxBytes: MAX_BYTES }, signal);
    const normals = toNormals(await orRefused(asked, { features: [] }), quantity);
    if (normals) return normals;
  }
  return null;
}
