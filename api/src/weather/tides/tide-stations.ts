import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Coordinates } from "@creel/domain/places/coordinates";
import { milesBetween } from "@creel/domain/places/distance";
import { MILES_TO_KILOMETERS } from "@creel/domain/units/conversions";
import { LONGEST_TIDAL_REACH } from "@creel/domain/waters/tidal-reach";
import { attributionSchema } from "@creel/domain/weather/provenance";
import { harmonicsSchema, licenseSchema, type StationTides } from "@creel/domain/weather/tide-station";
import { isTidal } from "@creel/domain/weather/tides";
import { around } from "geokdbush";
import KDBush from "kdbush";
import * as z from "zod/mini";

import { memoize } from "../../base/memoize.ts";

/** scripts/build/build-tides.mjs writes this file: an index in the first line, then a station on each line. */
const FILE = join(import.meta.dirname, "../../../generated/tide-stations.ndjson");

const indexSchema = z.object({
  /** Longitude and latitude of each station. */
  positions: z.array(z.tuple([z.number(), z.number()])),
  /** Where the line of each station ends, in bytes after the first line. */
  ends: z.array(z.int()),
  sources: z.array(z.object({ license: licenseSchema, attribution: attributionSchema })),
});

const lineSchema = z.extend(harmonicsSchema, {
  id: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  disclaimers: z.array(z.string()),
  datum: z.string(),
  /** Name, amplitude in feet, and phase in degrees. */
  constituents: z.array(z.tuple([z.string(), z.number(), z.number()])),
  /** An index into `sources`. */
  source: z.int(),
});

interface Stations extends z.infer<typeof indexSchema> {
  kdbush: KDBush;
  lines: Buffer;
}

/** Returns the nearest station within some miles, without asking anybody; `null` if there is none. */
export async function nearestTides(
  place: Coordinates,
  miles: number = LONGEST_TIDAL_REACH,
): Promise<StationTides | null> {
  const stations = await loadStations();
  if (stations === null) return null;
  const { longitude, latitude } = place;
  const [number] = around(stations.kdbush, longitude, latitude, 1, MILES_TO_KILOMETERS.fromApi(miles));
  return number === undefined ? null : readStation(stations, number, place);
}

const loadStations = memoize(load, () => "stations");

/** `null` if nothing was built. */
async function load(): Promise<Stations | null> {
  if (!existsSync(FILE)) return null;
  const file = await readFile(FILE);
  const endOfIndex = file.indexOf("\n") + 1;
  const index = z.parse(indexSchema, JSON.parse(file.toString("utf8", 0, endOfIndex)));
  const kdbush = new KDBush(index.positions.length);
  for (const [longitude, latitude] of index.positions) kdbush.add(longitude, latitude);
  return { ...index, kdbush: kdbush.finish(), lines: file.subarray(endOfIndex) };
}

function readStation({ lines, ends, sources }: Stations, number: number, place: Coordinates): StationTides {
  const text = lines.toString("utf8", ends[number - 1] ?? 0, ends[number]);
  const line = z.parse(lineSchema, JSON.parse(text));
  const { id, name, latitude, longitude, disclaimers, datum, meanLevel, offsets } = line;
  const source = sources[line.source];
  if (!source) throw new Error(`The tide station ${id} has no source`);
  const distance = milesBetween({ latitude, longitude }, place);
  const { license, attribution } = source;
  const constituents = line.constituents.map(([constituent, amplitude, phase]) => ({
    name: constituent,
    amplitude,
    phase,
  }));
  const harmonics = { meanLevel, constituents, offsets };
  return {
    station: { id, name, distance, latitude, longitude, licence: license, disclaimers, datum },
    ...harmonics,
    tidal: isTidal(harmonics),
    attribution,
  };
}
