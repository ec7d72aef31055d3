import { DAY_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";

import { type Behavior, sendJson } from "./fake-services.ts";

/** A gauge on a river that rises and carries twice its usual flow. */
export interface FakeGauge {
  /** USGS's own id. */
  station: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** USGS measures every quarter of an hour. */
const STEP_MS = 15 * MINUTE_MS;
const MEDIAN_FLOW = 620;
const PERCENTILES = [5, 25, 50, 75, 95];

/** The quantities by USGS's codes. The flood came within the last days. */
const SERIES: Record<string, { unit: string; at: (ageMs: number) => number }> = {
  "00065": { unit: "ft", at: (ageMs) => 3 + 1.8 * flood(ageMs) },
  "00060": { unit: "ft^3/s", at: (ageMs) => MEDIAN_FLOW * (1 + flood(ageMs)) },
  "00010": { unit: "degC", at: () => 6.7 },
};

function flood(ageMs: number): number {
  return Math.exp(-ageMs / (3 * DAY_MS));
}

/** Answers like USGS, whose only gauge this is: OGC API Features, and the percentiles of each date for flow. */
export function usgsWith(gauge: FakeGauge, now = () => Date.now()): Behavior {
  return ({ pathname, searchParams }, response) => {
    const codes = searchParams.get("parameter_code")?.split(",") ?? [];
    if (pathname.startsWith("/statistics/")) return sendJson(response, normalsOf(codes));
    const collection = /\/collections\/([^/]+)\/items$/.exec(pathname)?.[1] ?? "";
    const features = featuresOf(collection, { gauge, codes, searchParams, now: now() });
    if (!features) return sendJson(response, { code: "NotFound" }, 404);
    sendJson(response, { type: "FeatureCollection", features });
  };
}

interface Asked {
  gauge: FakeGauge;
  codes: readonly string[];
  searchParams: URLSearchParams;
  /** In milliseconds since 1970. */
  now: number;
}

/** `null` for an unknown collection. */
function featuresOf(collection: string, asked: Asked): object[] | null {
  const newest = asked.now - (asked.now % STEP_MS);
  switch (collection) {
    case "combined-metadata":
      return [feature(asked.gauge, { monitoring_location_name: asked.gauge.name, site_type_code: "ST" })];
    case "latest-continuous":
      return asked.codes.flatMap((code) => valueOf(asked, code, newest));
    case "continuous": {
      const [from = "", to = ""] = (asked.searchParams.get("datetime") ?? "").split("/");
      const first = Math.ceil(Date.parse(from) / STEP_MS) * STEP_MS;
      const count = Math.max(0, Math.floor((Math.min(Date.parse(to), newest) - first) / STEP_MS) + 1);
      const times = Array.from({ length: count }, (_, index) => first + index * STEP_MS);
      return asked.codes.flatMap((code) => times.flatMap((time) => valueOf(asked, code, time)));
    }
    case "daily":
      return [];
    default:
      return null;
  }
}

function valueOf({ gauge, now }: Asked, code: string, time: number): object[] {
  const series = SERIES[code];
  if (!series) return [];
  const measured = {
    parameter_code: code,
    time: new Date(time).toISOString(),
    // USGS writes numbers as texts.
    value: series.at(now - time).toFixed(2),
    unit_of_measure: series.unit,
    time_series_id: `${gauge.station}-${code}`,
  };
  return [feature(gauge, measured)];
}

function feature({ station, latitude, longitude }: FakeGauge, properties: object): object {
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties: { monitoring_location_id: station, ...properties },
  };
}

function normalsOf(codes: readonly string[]): object {
  if (!codes.includes("00060")) return { features: [] };
  const leapYear = Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(2024, 0, 1) + day * DAY_MS).toISOString().slice("yyyy-".length, "yyyy-mm-dd".length),
  );
  const values = leapYear.map((day) => ({
    computation: "percentile",
    time_of_year: day,
    time_of_year_type: "day_of_year",
    sample_count: 40,
    percentiles: PERCENTILES.map(String),
    values: PERCENTILES.map((percentile) => String((MEDIAN_FLOW * percentile) / 50)),
  }));
  const data = [{ parent_statistic_id: "00003", unit_of_measure: "ft^3/s", values }];
  return { features: [{ properties: { data } }] };
}
