import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { distance } from "geokdbush";
import * as z from "zod/mini";

import { instantOf } from "../alerts/alert-texts.ts";
import type { Shore, ShoreSource } from "../sources/sources.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import type { Ask } from "../upstream/upstream.ts";

/** Beyond it another coast may be meant. Miles. */
const NEAR_MILES = 25;
const KILOMETERS_PER_MILE = 1.609344;
/** Half of the stations that are listed have no water temperature at a time. */
const MAX_TRIES = 3;
const NOT_OLDER_MS = 3 * HOUR_MS;
/** Thousands of stations with a page of links each. */
const MAX_BYTES_OF_LIST = 16 * 1024 * 1024;
const HOURS_AHEAD = 48;

const stationSchema = z.object({ id: z.string(), name: z.string(), lat: z.number(), lng: z.number() });
export const stationListSchema = z.array(stationSchema);
export type Station = z.infer<typeof stationSchema>;
export type StationKind = "tidepredictions" | "waterlevels";

const listSchema = z.object({ stations: stationListSchema });
const predictionsSchema = z.object({
  predictions: z.array(z.object({ t: z.string(), v: z.string(), type: z.optional(z.string()) })),
});
const dataSchema = z.object({ data: z.array(z.object({ t: z.string(), v: z.string() })) });

interface CoopsOptions {
  ask: Ask;
  address: string;
  now: () => Date;
  /** The stations of a kind, from wherever they are kept; `listStations` asks for them. */
  stationsOf: (kind: StationKind) => Promise<Station[]>;
}

/** NOAA's Center for Operational Oceanographic Products and Services: the coasts and the Great Lakes of the US. */
export function coopsShore({ ask, address, now, stationsOf }: CoopsOptions): ShoreSource {
  function read<Answer>(
    schema: z.ZodMiniType<Answer>,
    parameters: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const url = new URL(`${address}/api/prod/datagetter`);
    url.search = new URLSearchParams({
      ...parameters,
      units: "english",
      time_zone: "gmt",
      format: "json",
      application: "creel",
    }).toString();
    return ask({ url, schema, isFailure: hasError }, signal);
  }

  async function tidesAt(place: Coordinates, signal: AbortSignal): Promise<Shore["tides"]> {
    const [station] = nearest(await stationsOf("tidepredictions"), place);
    if (!station) return null;
    const { predictions } = await read(
      predictionsSchema,
      {
        station: station.id,
        product: "predictions",
        datum: "MLLW",
        interval: "hilo",
        begin_date: now().toISOString().slice(0, 10).replaceAll("-", ""),
        range: String(HOURS_AHEAD),
      },
      signal,
    );
    return { station, turns: toTurns(predictions) };
  }

  async function waterAt(place: Coordinates, signal: AbortSignal): Promise<Shore["water"]> {
    const stations = nearest(await stationsOf("waterlevels"), place);
    for (const station of stations.slice(0, MAX_TRIES)) {
      try {
        const parameters = { station: station.id, product: "water_temperature", date: "latest" };
        const measured = toMeasured(await read(dataSchema, parameters, signal), now());
        if (measured) return { station, ...measured };
      } catch (error) {
        const hasNone = error instanceof UpstreamError && error.failure === "refused";
        if (!hasNone) throw error;
      }
    }
    return null;
  }

  return {
    attribution: {
      text: "Tides and water temperatures by NOAA CO-OPS",
      url: "https://tidesandcurrents.noaa.gov/",
      license: null,
    },
    async near(place, signal) {
      const [tides, water] = await Promise.all([tidesAt(place, signal), waterAt(place, signal)]);
      return { tides, water };
    },
  };
}

/** Asks for all stations of a kind. There are some thousands, and new ones are rare. */
export async function listStations(
  { ask, address }: Pick<CoopsOptions, "ask" | "address">,
  kind: StationKind,
  signal: AbortSignal,
): Promise<Station[]> {
  const url = new URL(`${address}/mdapi/prod/webapi/stations.json`);
  url.searchParams.set("type", kind);
  const { stations } = await ask({ url, schema: listSchema, maxBytes: MAX_BYTES_OF_LIST }, signal);
  return stations;
}

/** Failures come with 200. */
function hasError(body: unknown): boolean {
  return typeof body === "object" && body !== null && "error" in body;
}

function nearest(stations: readonly Station[], { latitude, longitude }: Coordinates) {
  return stations
    .map(({ id, name, lat, lng }) => ({
      id,
      name,
      distance: distance(longitude, latitude, lng, lat) / KILOMETERS_PER_MILE,
    }))
    .filter((station) => station.distance <= NEAR_MILES)
    .toSorted((one, other) => one.distance - other.distance);
}

/** Highs and lows in feet; heights at other times are passed over. */
function toTurns(predictions: z.infer<typeof predictionsSchema>["predictions"]) {
  return predictions.flatMap(({ t, v, type }) => {
    const time = instantOf(`${t}Z`);
    if (time === null || (type !== "H" && type !== "L")) return [];
    return { time, type: type === "H" ? ("high" as const) : ("low" as const), height: toNumber(v) };
  });
}

/** The latest value, unless it is hours old. */
function toMeasured({ data }: z.infer<typeof dataSchema>, now: Date) {
  const last = data.at(-1);
  const value = toNumber(last?.v);
  const observedAt = instantOf(`${last?.t ?? ""}Z`);
  if (value === null || observedAt === null) return null;
  return now.getTime() - Date.parse(observedAt) <= NOT_OLDER_MS ? { value, observedAt } : null;
}

function toNumber(text: string | undefined): number | null {
  const value = Number.parseFloat(text ?? "");
  return Number.isFinite(value) ? value : null;
}
