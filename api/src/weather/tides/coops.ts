import type { Coordinates } from "@creel/domain/places/coordinates";
import type * as z from "zod/mini";

import type { Shore, ShoreSource } from "../sources/sources.ts";
import type { Ask } from "../upstream/ask.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { predictionsSchema, dataSchema, hasError, toTurns, toMeasured } from "./coops-answers.ts";
import { type Station, type StationKind, nearest } from "./coops-stations.ts";

/** At any time, half of the listed stations have no water temperature. */
const MAX_TRIES = 3;

const HOURS_AHEAD = 48;

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
