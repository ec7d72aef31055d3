import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import { GAUGE_QUANTITIES, type GaugeQuantity } from "@creel/domain/waters/gauge";
import * as z from "zod/mini";

import type { Ask } from "../upstream/ask.ts";
import { isCovered } from "./covered-areas.ts";
import { fromCapitals, riverBefore } from "./gauge-names.ts";
import type { FoundStation, GaugeSource } from "./gauge-source.ts";
import { bboxOf, openItems, pointGeometry } from "./ogc-items.ts";
import {
  dayOf,
  isoOf,
  type Measured,
  middleOfDay,
  newestOf,
  rawValue,
  spanOf,
  toApi,
  toPoints,
  toReadings,
} from "./points.ts";

const stationSchema = z.object({
  geometry: pointGeometry,
  properties: z.object({
    STATION_NUMBER: z.string(),
    STATION_NAME: z.string(),
    /** 1 if it reports now. */
    REAL_TIME: z.optional(z.nullable(z.number())),
  }),
});

const rowSchema = z.object({
  properties: z.object({
    STATION_NUMBER: z.optional(z.string()),
    /** Set in a reading. */
    DATETIME: z.optional(z.string()),
    /** Set in the mean of a day. */
    DATE: z.optional(z.string()),
    LEVEL: rawValue,
    DISCHARGE: rawValue,
  }),
});
type Row = z.infer<typeof rowSchema>;

/** Meters and cubic meters per second. The service has no temperatures. */
const COLUMNS = {
  level: { column: "LEVEL", unit: "m" },
  flow: { column: "DISCHARGE", unit: "m³/s" },
} as const;

const KEPT_MS = 30 * DAY_MS;
/** Some gauges report by satellite every few hours. */
const RECENT_MS = 6 * HOUR_MS;

interface Context {
  ask: Ask;
  address: string;
  now: () => Date;
}

/** The Water Survey of Canada. */
export function ecccGauges({ ask, address, now }: Context): GaugeSource {
  const items = openItems({ ask, address });
  const rows = (collection: string, parameters: Record<string, string>, signal: AbortSignal) =>
    items(collection, { parameters: { skipGeometry: "true", ...parameters }, schema: rowSchema }, signal);
  const recently = () => `${isoOf(now().getTime() - RECENT_MS)}/..`;

  return {
    service: "eccc",
    attribution: {
      text: "Data source: Environment and Climate Change Canada, Water Survey of Canada",
      url: "https://wateroffice.ec.gc.ca/",
      license: {
        name: "Open Government Licence - Canada",
        url: "https://open.canada.ca/en/open-government-licence-canada",
      },
    },
    covers: (place) => isCovered("eccc", place),
    /** Only the readings tell what a gauge measures. */
    async stationsNear(box, signal) {
      const parameters = { bbox: bboxOf(box) };
      const ofActive = { ...parameters, STATUS_EN: "Active" };
      const [stations, readings] = await Promise.all([
        items("hydrometric-stations", { parameters: ofActive, schema: stationSchema }, signal),
        rows("hydrometric-realtime", { ...parameters, datetime: recently(), sortby: "-DATETIME" }, signal),
      ]);
      const byStation = Map.groupBy(readings, ({ properties }) => properties.STATION_NUMBER ?? "");
      return stations.flatMap((station) =>
        toStation(station, byStation.get(station.properties.STATION_NUMBER) ?? []),
      );
    },
    async now(station, signal) {
      const parameters = { STATION_NUMBER: station, sortby: "-DATETIME", limit: "12" };
      return nowOf(await rows("hydrometric-realtime", parameters, signal));
    },
    async month({ station, quantity, month }, signal) {
      const span = spanOf(month);
      if (quantity === "temperature") return [];
      const isKept = span.to > now().getTime() - KEPT_MS;
      const parameters = { STATION_NUMBER: station, sortby: isKept ? "DATETIME" : "DATE" };
      const found = isKept
        ? await rows(
            "hydrometric-realtime",
            { ...parameters, datetime: `${isoOf(span.from)}/${isoOf(span.to - 1)}` },
            signal,
          )
        : await rows(
            "hydrometric-daily-mean",
            { ...parameters, datetime: `${dayOf(span.from)}/${dayOf(span.to - 1)}` },
            signal,
          );
      return toPoints(measuredIn(found, quantity), span);
    },
  };
}

function measuredIn(rows: readonly Row[], quantity: "level" | "flow"): Measured[] {
  const { column, unit } = COLUMNS[quantity];
  return rows.map(({ properties }) => ({
    at: properties.DATETIME ? Date.parse(properties.DATETIME) : middleOfDay(properties.DATE ?? ""),
    value: toApi(properties[column], { quantity, unit }),
  }));
}

function nowOf(rows: readonly Row[]) {
  return toReadings({ level: newestOf(measuredIn(rows, "level")), flow: newestOf(measuredIn(rows, "flow")) });
}

function toStation(
  { geometry, properties }: z.infer<typeof stationSchema>,
  rows: readonly Row[],
): FoundStation[] {
  const [longitude, latitude] = geometry?.coordinates ?? [];
  if (latitude === undefined || longitude === undefined || properties.REAL_TIME === 0) return [];
  const now = nowOf(rows);
  const measured: GaugeQuantity[] = GAUGE_QUANTITIES.filter((quantity) => now[quantity] !== null);
  const name = fromCapitals(properties.STATION_NAME);
  return [
    {
      station: properties.STATION_NUMBER,
      name,
      river: riverBefore(name),
      latitude,
      longitude,
      // All of them measure the level.
      quantities: measured.length > 0 ? measured : ["level"],
      now: now.observedAt === null ? null : now,
    },
  ];
}
