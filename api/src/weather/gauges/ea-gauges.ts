import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import { GAUGE_QUANTITIES, type GaugeQuantity } from "@creel/domain/waters/gauge";
import * as z from "zod/mini";

import type { Ask } from "../upstream/ask.ts";
import { isCovered } from "./covered-areas.ts";
import type { FoundStation, GaugeNormals, GaugePoints, GaugeSource } from "./gauge-source.ts";
import {
  dayOf,
  type Measured,
  mergePoints,
  newestOf,
  orRefused,
  rawValue,
  readAll,
  spanOf,
  toApi,
  toPoints,
  toReadings,
} from "./points.ts";

/** One entry is an object, several are a list, and none may be absent. */
const listed = z.pipe(
  z.optional(z.unknown()),
  z.transform((value: unknown): unknown[] => {
    if (value === undefined || value === null) return [];
    return Array.isArray(value) ? value : [value];
  }),
);

/** A few fields have a list of values, of which the first counts. */
const firstText = z.union([
  z.string(),
  z.pipe(
    z.array(z.string()),
    z.transform(([first]) => first ?? ""),
  ),
]);
const firstNumber = z.union([
  z.number(),
  z.pipe(
    z.array(z.number()),
    z.transform(([first]) => first),
  ),
]);

const measureSchema = z.object({
  parameter: z.string(),
  qualifier: z.optional(z.string()),
  unitName: z.optional(z.string()),
  latestReading: z.optional(z.unknown()),
});
type Measure = z.infer<typeof measureSchema>;

const readingSchema = z.object({ measure: z.optional(z.unknown()), dateTime: z.string(), value: rawValue });

const scaleSchema = z.object({ typicalRangeLow: rawValue, typicalRangeHigh: rawValue });

const stationSchema = z.object({
  stationReference: firstText,
  label: z.optional(firstText),
  riverName: z.optional(firstText),
  lat: z.optional(firstNumber),
  long: z.optional(firstNumber),
  status: z.optional(z.unknown()),
  measures: listed,
  /** In lists, a link that redirects. It is not followed. */
  stageScale: z.optional(z.unknown()),
});
type Station = z.infer<typeof stationSchema>;

const itemsSchema = z.object({ items: listed });

/** The real-time service keeps its readings for four weeks. */
const KEPT_MS = 28 * DAY_MS;
const MAX_BYTES = 8 * 1024 * 1024;

interface Context {
  ask: Ask;
  address: string;
  now: () => Date;
}

/** The Environment Agency: England. */
export function eaGauges(context: Context): GaugeSource {
  const { now } = context;
  const api = eaApi(context);
  return {
    service: "ea",
    attribution: {
      // The sentence that the service asks for.
      text: "this uses Environment Agency flood and river level data from the real-time data API (Beta)",
      url: "https://environment.data.gov.uk/flood-monitoring/doc/reference",
      license: {
        name: "Open Government Licence v3.0",
        url: "https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/",
      },
    },
    covers: (place) => isCovered("ea", place),
    async stationsNear({ middle, radiusKm }, signal) {
      const parameters = {
        lat: String(middle.latitude),
        long: String(middle.longitude),
        dist: String(radiusKm),
        parameter: "level",
        _limit: "2000",
      };
      const found = await api.items(
        "flood-monitoring/id/stations",
        { parameters, schema: stationSchema },
        signal,
      );
      return found.flatMap(toStation);
    },
    async now(station, signal) {
      const [found] = await api.station(station, signal);
      return nowOf(readMeasures(found));
    },
    async month(asked, signal) {
      const span = spanOf(asked.month);
      const oldest = now().getTime() - KEPT_MS;
      const [readings, means] = await Promise.all([
        span.to > oldest ? api.recent(asked, signal) : [],
        span.from < oldest ? api.archived(asked, signal) : [],
      ]);
      return mergePoints(means, readings);
    },
    async normals(station, signal) {
      const [found] = await api.station(station, signal);
      const measure = chosen(readMeasures(found), "level");
      // The range of a gauge with heights above the sea is on another scale.
      if (!found || measure?.qualifier !== STAGE || measure.unitName !== "mASD") return null;
      const scale = z.safeParse(scaleSchema, found.stageScale).data ?? (await api.scale(station, signal));
      return scale ? toTypicalRange(scale) : null;
    },
  };
}

function eaApi({ ask, address }: Context) {
  async function items<Entry>(
    path: string,
    { parameters, schema }: { parameters?: Record<string, string>; schema: z.ZodMiniType<Entry> },
    signal: AbortSignal,
  ): Promise<Entry[]> {
    const url = new URL(`${address}/${path}`);
    url.search = new URLSearchParams(parameters).toString();
    const { items: entries } = await ask({ url, schema: itemsSchema, maxBytes: MAX_BYTES }, signal);
    return readAll(entries, schema, url.host);
  }

  return {
    items,
    station: (station: string, signal: AbortSignal) =>
      items(pathOf(station), { schema: stationSchema }, signal),
    async scale(station: string, signal: AbortSignal) {
      const asked = items(`${pathOf(station)}/stageScale`, { schema: scaleSchema }, signal);
      return (await orRefused(asked, []))[0];
    },
    async recent({ station, quantity, month }: AskedMonth, signal: AbortSignal): Promise<GaugePoints> {
      if (quantity === "temperature") return [];
      const span = spanOf(month);
      const parameters = {
        startdate: dayOf(span.from),
        enddate: dayOf(span.to - 1),
        parameter: quantity,
        _limit: "10000",
      };
      const path = `${pathOf(station)}/readings`;
      const readings = await orRefused(items(path, { parameters, schema: readingSchema }, signal), []);
      return toPoints(oneMeasure(readings, quantity), span);
    },
    /** The archive is another service, with ids of its own, and has the means of days for flow alone. */
    async archived({ station, quantity, month }: AskedMonth, signal: AbortSignal): Promise<GaugePoints> {
      if (quantity !== "flow") return [];
      const span = spanOf(month);
      const found = items(
        "hydrology/id/stations",
        { parameters: { stationReference: station }, schema: z.object({ notation: z.string() }) },
        signal,
      );
      const [archive] = await orRefused(found, []);
      if (!archive) return [];
      const measure = `${archive.notation}-flow-m-86400-m3s-qualified`;
      const parameters = { "mineq-date": dayOf(span.from), "maxeq-date": dayOf(span.to - 1), _limit: "100" };
      const path = `hydrology/id/measures/${encodeURIComponent(measure)}/readings`;
      const means = await orRefused(items(path, { parameters, schema: readingSchema }, signal), []);
      return toPoints(means.map(toMeanOfDay), span);
    },
  };
}

function pathOf(station: string): string {
  return `flood-monitoring/id/stations/${encodeURIComponent(station)}`;
}

interface AskedMonth {
  station: string;
  quantity: GaugeQuantity;
  month: string;
}

const CLOSED = /status(?:Closed|Suspended)/;

function toStation(station: Station): FoundStation[] {
  const { stationReference, label, riverName, lat, long, status } = station;
  const isClosed = JSON.stringify(status ?? "").match(CLOSED) !== null;
  const measures = readMeasures(station);
  const quantities = GAUGE_QUANTITIES.filter((quantity) => chosen(measures, quantity));
  if (isClosed || lat === undefined || long === undefined || quantities.length === 0) return [];
  const now = nowOf(measures);
  return [
    {
      station: stationReference,
      name: label ?? stationReference,
      river: riverName || null,
      latitude: lat,
      longitude: long,
      quantities,
      now: now.observedAt === null ? null : now,
    },
  ];
}

function readMeasures(station: Station | undefined): Measure[] {
  return (station?.measures ?? []).flatMap((each) => z.safeParse(measureSchema, each).data ?? []);
}

const STAGE = "Stage";
/** Others are of groundwater and tides. */
const QUALIFIERS: Partial<Record<GaugeQuantity, readonly (string | undefined)[]>> = {
  level: [STAGE, "Downstream Stage"],
};

/** Returns the level above a weir rather than the one below. */
function chosen(measures: readonly Measure[], quantity: GaugeQuantity): Measure | undefined {
  if (quantity === "temperature") return undefined;
  const own = measures.filter(({ parameter }) => parameter === quantity);
  const qualifiers = QUALIFIERS[quantity];
  if (!qualifiers) return own[0];
  return qualifiers.map((wanted) => own.find(({ qualifier }) => qualifier === wanted)).find((each) => each);
}

function nowOf(measures: readonly Measure[]) {
  const latest = GAUGE_QUANTITIES.map((quantity) => {
    const measure = chosen(measures, quantity);
    const { data } = z.safeParse(readingSchema, measure?.latestReading);
    const value = toApi(data?.value, { quantity, unit: measure?.unitName ?? "" });
    return [quantity, newestOf(data ? [{ at: Date.parse(data.dateTime), value }] : [])] as const;
  });
  return toReadings(Object.fromEntries(latest));
}

function toTypicalRange(scale: z.infer<typeof scaleSchema>): GaugeNormals {
  const unit = { quantity: "level", unit: "m" } as const;
  const [low, high] = [toApi(scale.typicalRangeLow, unit), toApi(scale.typicalRangeHigh, unit)];
  return low === null || high === null || low >= high
    ? null
    : { kind: "typicalRange", quantity: "level", low, high };
}

/** The measure's address ends with its kind and unit: "…/4115-level-stage-i-15_min-mASD". */
function oneMeasure(readings: readonly z.infer<typeof readingSchema>[], quantity: GaugeQuantity): Measured[] {
  const linkOf = ({ measure }: z.infer<typeof readingSchema>) => (typeof measure === "string" ? measure : "");
  const byMeasure = Map.groupBy(readings, linkOf);
  const links = [...byMeasure.keys()].toSorted();
  const link =
    links.find((each) => quantity === "flow" || each.includes("-level-stage-")) ??
    links.find((each) => each.includes("-level-downstage-"));
  const unit = link?.split("-").at(-1) ?? "";
  return (byMeasure.get(link ?? "") ?? []).map(({ dateTime, value }) => ({
    at: Date.parse(dateTime),
    value: toApi(value, { quantity, unit }),
  }));
}

/** A day of the archive begins at 9 AM Greenwich time, and its time has no zone. */
function toMeanOfDay({ dateTime, value }: z.infer<typeof readingSchema>): Measured {
  const begin = Date.parse(dateTime.endsWith("Z") ? dateTime : `${dateTime}Z`);
  return { at: begin + 12 * HOUR_MS, value: toApi(value, { quantity: "flow", unit: "m3/s" }) };
}
