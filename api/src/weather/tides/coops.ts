import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import * as z from "zod/mini";

import { instantOf } from "../alerts/alert-texts.ts";
import { type ShoreMonthSource, toHourly } from "../sources/month-of-coast.ts";
import { spanOfMonth } from "../sources/month-of-readings.ts";
import type { ShoreSource } from "../sources/sources.ts";
import type { Ask } from "../upstream/ask.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { nearest, type Station, type StationKind } from "./coops-stations.ts";

const HOURS_AHEAD = 48;

/** NOAA's Center for Operational Oceanographic Products and Services: the coasts and Great Lakes of the US. */
export function coopsShore({ now, ...options }: CoopsOptions): ShoreSource & ShoreMonthSource {
  const reader = coopsReader(options);
  return {
    attribution: {
      text: "Tides and water temperatures by NOAA CO-OPS",
      url: "https://tidesandcurrents.noaa.gov/",
      license: null,
    },
    async near(place, signal) {
      const ahead = { begin_date: compactDay(now()), range: String(HOURS_AHEAD) };
      const latest = { date: "latest" };
      const [tides, water] = await Promise.all([
        reader.tidesAt(place, ahead, signal),
        reader.waterAt({ place, when: latest, parse: (answer) => toMeasured(answer, now()) }, signal),
      ]);
      return { tides, water };
    },
    async month(place, month, signal) {
      const { first, last } = spanOfMonth(month, now());
      // There are no measurements after the present.
      const end = new Date(Math.min(last.getTime(), now().getTime()));
      const span = { from: first.getTime(), to: end.getTime() + DAY_MS };
      const hours = { interval: "h", begin_date: compactDay(first), end_date: compactDay(end) };
      const [tides, water] = await Promise.all([
        orRefused(
          reader.tidesAt(place, { begin_date: compactDay(first), end_date: compactDay(last) }, signal),
        ),
        reader.waterAt({ place, when: hours, parse: (answer) => toHourly(toReadings(answer), span) }, signal),
      ]);
      return { tides, water };
    },
  };
}

/** Formats a day as CO-OPS does: yyyymmdd. */
function compactDay(instant: Date): string {
  return instant.toISOString().slice(0, 10).replaceAll("-", "");
}

/** Half of the listed stations have no water temperature at any given time. */
const MAX_TRIES = 3;

interface CoopsOptions {
  ask: Ask;
  address: string;
  now: () => Date;
  /** Returns the stations of a kind, from a cache or through `listStations`. */
  stationsOf: (kind: StationKind) => Promise<Station[]>;
}

interface Asked<Parsed> {
  place: Coordinates;
  /** The parameters for the time. */
  when: Record<string, string>;
  /** Returns `null` if the station's answer contains nothing usable. */
  parse: (answer: z.infer<typeof dataSchema>) => Parsed | null;
}

/** Returns functions that ask the stations near a place. */
function coopsReader({ ask, address, stationsOf }: Omit<CoopsOptions, "now">) {
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

  return {
    /** Returns the high and low waters at the nearest station; `null` if no station is near. */
    async tidesAt(place: Coordinates, when: Record<string, string>, signal: AbortSignal) {
      const [station] = nearest(await stationsOf("tidepredictions"), place);
      if (!station) return null;
      const kind = { product: "predictions", datum: "MLLW", interval: "hilo" };
      const asked = { station: station.id, ...kind, ...when };
      const { predictions } = await read(predictionsSchema, asked, signal);
      return { station, turns: toTurns(predictions) };
    },
    /** Returns the first usable answer among the nearest stations. */
    async waterAt<Parsed>({ place, when, parse }: Asked<Parsed>, signal: AbortSignal) {
      const stations = nearest(await stationsOf("waterlevels"), place);
      for (const station of stations.slice(0, MAX_TRIES)) {
        const asked = { station: station.id, product: "water_temperature", ...when };
        const answer = await orRefused(read(dataSchema, asked, signal));
        const found = answer && parse(answer);
        if (found) return { station, ...found };
      }
      return null;
    },
  };
}

/** `null` if a station lacks the data, which it reports as a refusal. */
async function orRefused<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof UpstreamError && error.failure === "refused") return null;
    throw error;
  }
}

const NOT_OLDER_MS = 3 * HOUR_MS;

const predictionsSchema = z.object({
  predictions: z.array(z.object({ t: z.string(), v: z.string(), type: z.optional(z.string()) })),
});
const dataSchema = z.object({ data: z.array(z.object({ t: z.string(), v: z.string() })) });

/** CO-OPS answers failures with status 200. */
function hasError(body: unknown): boolean {
  return typeof body === "object" && body !== null && "error" in body;
}

/** Maps highs and lows, in feet; other heights are skipped. */
function toTurns(predictions: z.infer<typeof predictionsSchema>["predictions"]) {
  return predictions.flatMap(({ t, v, type }) => {
    const time = instantOf(`${t}Z`);
    if (time === null || (type !== "H" && type !== "L")) return [];
    return { time, type: type === "H" ? ("high" as const) : ("low" as const), height: toNumber(v) };
  });
}

/** Returns the latest value, unless it is hours old. */
function toMeasured({ data }: z.infer<typeof dataSchema>, now: Date) {
  const last = data.at(-1);
  const value = toNumber(last?.v);
  const observedAt = instantOf(`${last?.t ?? ""}Z`);
  if (value === null || observedAt === null) return null;
  return now.getTime() - Date.parse(observedAt) <= NOT_OLDER_MS ? { value, observedAt } : null;
}

/** Maps hourly values, in feet or °F. */
function toReadings({ data }: z.infer<typeof dataSchema>) {
  return data.flatMap(({ t, v }) => {
    const at = Date.parse(instantOf(`${t}Z`) ?? "");
    return Number.isNaN(at) ? [] : [{ at, value: toNumber(v) }];
  });
}

function toNumber(text: string | undefined): number | null {
  const value = Number.parseFloat(text ?? "");
  return Number.isFinite(value) ? value : null;
}
