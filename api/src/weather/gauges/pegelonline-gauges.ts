import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { GAUGE_QUANTITIES, type GaugeQuantity } from "@creel/domain/waters/gauge";
import * as z from "zod/mini";

import type { Ask } from "../upstream/ask.ts";
import { isCovered } from "./covered-areas.ts";
import { fromCapitals } from "./gauge-names.ts";
import type { FoundStation, GaugeNormals, GaugeSource } from "./gauge-source.ts";
import {
  isoOf,
  type Measured,
  newestOf,
  orRefused,
  rawValue,
  readAll,
  spanOf,
  toApi,
  toPoints,
  toReadings,
} from "./points.ts";

const SERIES: Record<GaugeQuantity, string> = { level: "W", flow: "Q", temperature: "WT" };

const measurementSchema = z.object({ timestamp: z.string(), value: rawValue });

const seriesSchema = z.object({
  shortname: z.string(),
  unit: z.string(),
  currentMeasurement: z.optional(measurementSchema),
  characteristicValues: z.optional(
    z.array(z.object({ shortname: z.string(), unit: z.string(), value: rawValue })),
  ),
});
type Series = z.infer<typeof seriesSchema>;

const stationSchema = z.object({
  uuid: z.string(),
  shortname: z.string(),
  longitude: z.optional(z.number()),
  latitude: z.optional(z.number()),
  water: z.optional(z.object({ longname: z.optional(z.string()) })),
  timeseries: z.optional(z.array(seriesSchema)),
});

const listSchema = z.array(z.unknown());

/** The service cuts what is older without a word. */
const KEPT_MS = 31 * DAY_MS;
const MAX_BYTES = 4 * 1024 * 1024;

interface Context {
  ask: Ask;
  address: string;
  now: () => Date;
}

/** The Federal Waterways and Shipping Administration of Germany: federal waterways alone. */
export function pegelonlineGauges({ ask, address, now }: Context): GaugeSource {
  const toUrl = (path: string, parameters: Record<string, string>) =>
    new URL(`${address}/webservices/rest-api/v2/${path}?${new URLSearchParams(parameters).toString()}`);
  const stationOf = (station: string, parameters: Record<string, string>, signal: AbortSignal) => {
    const url = toUrl(`stations/${encodeURIComponent(station)}.json`, {
      includeTimeseries: "true",
      ...parameters,
    });
    return ask({ url, schema: stationSchema }, signal);
  };

  return {
    service: "pegelonline",
    attribution: {
      text: "River data by PEGELONLINE, WSV",
      url: "https://www.pegelonline.wsv.de/",
      license: { name: "DL-DE Zero 2.0", url: "https://www.govdata.de/dl-de/zero-2-0" },
    },
    covers: (place) => isCovered("pegelonline", place),
    async stationsNear({ middle, radiusKm }, signal) {
      // A box is ignored without a word, a circle is not.
      const url = toUrl("stations.json", {
        latitude: String(middle.latitude),
        longitude: String(middle.longitude),
        radius: String(radiusKm),
        includeTimeseries: "true",
        includeCurrentMeasurement: "true",
        timeseries: Object.values(SERIES).join(),
      });
      const entries = await ask({ url, schema: listSchema, maxBytes: MAX_BYTES }, signal);
      return readAll(entries, stationSchema, url.host).flatMap(toStation);
    },
    async now(station, signal) {
      const found = await stationOf(station, { includeCurrentMeasurement: "true" }, signal);
      return nowOf(found.timeseries ?? []);
    },
    async month({ station, quantity, month }, signal) {
      const span = spanOf(month);
      const oldest = now().getTime() - KEPT_MS;
      if (span.to <= oldest) return [];
      const parameters = {
        start: isoOf(Math.max(span.from, oldest)),
        end: isoOf(Math.min(span.to, now().getTime())),
      };
      const path = `stations/${encodeURIComponent(station)}/${SERIES[quantity]}/measurements.json`;
      const url = toUrl(path, parameters);
      const [found, rows] = await Promise.all([
        stationOf(station, {}, signal),
        // A gauge without this series is refused.
        orRefused(ask({ url, schema: z.array(measurementSchema), maxBytes: MAX_BYTES }, signal), []),
      ]);
      const unit = seriesOf(found.timeseries ?? [], quantity)?.unit ?? "";
      return toPoints(
        rows.map((row) => measuredOf(row, { quantity, unit })),
        span,
      );
    },
    async normals(station, signal) {
      const found = await stationOf(station, { includeCharacteristicValues: "true" }, signal);
      return meanLowHighOf(seriesOf(found.timeseries ?? [], "level"));
    },
  };
}

function seriesOf(series: readonly Series[], quantity: GaugeQuantity): Series | undefined {
  return series.find(({ shortname }) => shortname === SERIES[quantity]);
}

function measuredOf(
  { timestamp, value }: z.infer<typeof measurementSchema>,
  of: { quantity: GaugeQuantity; unit: string },
): Measured {
  return { at: Date.parse(timestamp), value: toApi(value, of) };
}

function toStation({
  uuid,
  shortname,
  latitude,
  longitude,
  water,
  timeseries = [],
}: z.infer<typeof stationSchema>): FoundStation[] {
  const quantities = GAUGE_QUANTITIES.filter((quantity) => seriesOf(timeseries, quantity));
  if (latitude === undefined || longitude === undefined || quantities.length === 0) return [];
  const now = nowOf(timeseries);
  const name = fromCapitals(shortname);
  const river = water?.longname ? fromCapitals(water.longname) : null;
  return [
    {
      station: uuid,
      name,
      river,
      latitude,
      longitude,
      quantities,
      now: now.observedAt === null ? null : now,
    },
  ];
}

function nowOf(series: readonly Series[]) {
  const latest = GAUGE_QUANTITIES.map((quantity) => {
    const own = seriesOf(series, quantity);
    const current = own?.currentMeasurement;
    const measured = current ? [measuredOf(current, { quantity, unit: own.unit })] : [];
    return [quantity, newestOf(measured)] as const;
  });
  return toReadings(Object.fromEntries(latest));
}

/** MNW and MHW are the means of the lowest and highest levels of each year. Canals and tidal gauges have none. */
function meanLowHighOf(series: Series | undefined): GaugeNormals {
  const valueOf = (wanted: string) => {
    const found = series?.characteristicValues?.find(({ shortname }) => shortname === wanted);
    return found ? toApi(found.value, { quantity: "level", unit: found.unit }) : null;
  };
  const [low, high] = [valueOf("MNW"), valueOf("MHW")];
  return low === null || high === null || low >= high
    ? null
    : { kind: "meanLowHigh", quantity: "level", low, high };
}
