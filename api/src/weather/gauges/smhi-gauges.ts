import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { isIn } from "@creel/domain/places/bounds";
import type { GaugeQuantity } from "@creel/domain/waters/gauge";
import * as z from "zod/mini";

import type { Ask } from "../upstream/ask.ts";
import { isCovered } from "./covered-areas.ts";
import { fromCapitals } from "./gauge-names.ts";
import type { FoundStation, GaugeSource } from "./gauge-source.ts";
import {
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

/** Numbers of the service's parameters. Its temperatures of rivers ended in 2003. */
const PARAMETERS = { level: "3", flow: "2" } as const;
const DAILY_FLOW = "1";

const valueSchema = z.object({ date: z.number(), value: rawValue });

const stationSchema = z.object({
  key: z.string(),
  name: z.string(),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  active: z.optional(z.boolean()),
});
type Station = z.infer<typeof stationSchema>;

const listSchema = z.object({ station: z.array(z.unknown()) });

const dataSchema = z.object({
  parameter: z.object({ unit: z.string() }),
  value: z.optional(z.nullable(z.array(valueSchema))),
});
type Data = z.infer<typeof dataSchema>;
const NOTHING: Data = { parameter: { unit: "" } };

/** The period "latest-months" has about four months. */
const KEPT_MS = 115 * DAY_MS;
/** An archive of a hundred years of days has 2 MB. */
const MAX_BYTES = 8 * 1024 * 1024;

interface Context {
  ask: Ask;
  address: string;
  now: () => Date;
}

/** The Swedish Meteorological and Hydrological Institute. */
export function smhiGauges({ ask, address, now }: Context): GaugeSource {
  const toUrl = (path: string) => new URL(`${address}/api/version/1.0/parameter/${path}`);

  /** Answers nothing if the gauge does not measure it. */
  async function data(path: string, signal: AbortSignal): Promise<Data> {
    return orRefused(ask({ url: toUrl(path), schema: dataSchema, maxBytes: MAX_BYTES }, signal), NOTHING);
  }

  async function stationsOf(quantity: keyof typeof PARAMETERS, signal: AbortSignal): Promise<Station[]> {
    const url = toUrl(`${PARAMETERS[quantity]}.json`);
    const { station } = await ask({ url, schema: listSchema, maxBytes: MAX_BYTES }, signal);
    return readAll(station, stationSchema, url.host);
  }

  return {
    service: "smhi",
    attribution: {
      text: "River data by SMHI",
      url: "https://www.smhi.se/",
      license: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
    },
    covers: (place) => isCovered("smhi", place),
    /** Requests all gauges of the country, a few hundred, because the service knows no areas. */
    async stationsNear(box, signal) {
      const [levels, flows] = await Promise.all([stationsOf("level", signal), stationsOf("flow", signal)]);
      const quantitiesOf = new Map<string, GaugeQuantity[]>();
      for (const { key } of levels.filter(isActive)) quantitiesOf.set(key, ["level"]);
      for (const { key } of flows.filter(isActive)) {
        quantitiesOf.set(key, [...(quantitiesOf.get(key) ?? []), "flow"]);
      }
      const byKey = new Map([...levels, ...flows].map((station) => [station.key, station]));
      return [...byKey.values()]
        .flatMap((station) => toStation(station, quantitiesOf.get(station.key) ?? []))
        .filter((station) => isIn(box, station));
    },
    async now(station, signal) {
      const newest = async (quantity: keyof typeof PARAMETERS) => {
        const path = `${pathOf(PARAMETERS[quantity], station)}/period/latest-day/data.json`;
        return newestOf(measuredIn(await data(path, signal), quantity));
      };
      const [level, flow] = await Promise.all([newest("level"), newest("flow")]);
      return toReadings({ level, flow });
    },
    async month({ station, quantity, month }, signal) {
      const span = spanOf(month);
      if (quantity === "temperature") return [];
      const isKept = span.from > now().getTime() - KEPT_MS;
      // Only flow has an archive of the means of days.
      if (!isKept && quantity !== "flow") return [];
      const path = isKept
        ? `${pathOf(PARAMETERS[quantity], station)}/period/latest-months/data.json`
        : `${pathOf(DAILY_FLOW, station)}/period/corrected-archive/data.json`;
      return toPoints(measuredIn(await data(path, signal), quantity), span);
    },
  };
}

function pathOf(parameter: string, station: string): string {
  return `${parameter}/station/${encodeURIComponent(station)}`;
}

function isActive({ active }: Station): boolean {
  return active !== false;
}

/** Times are milliseconds since 1970. */
function measuredIn({ parameter, value }: Data, quantity: GaugeQuantity): Measured[] {
  const { unit } = parameter;
  return (value ?? []).map(({ date, value: raw }) => ({ at: date, value: toApi(raw, { quantity, unit }) }));
}

/** The service names the catchment and not the river. */
function toStation({ key, name, latitude, longitude }: Station, quantities: GaugeQuantity[]): FoundStation[] {
  if (latitude === undefined || longitude === undefined || quantities.length === 0) return [];
  return [
    { station: key, name: fromCapitals(name), river: null, latitude, longitude, quantities, now: null },
  ];
}
