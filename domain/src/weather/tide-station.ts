import * as z from "zod/mini";

import { feet, miles } from "./measures.ts";
import { attributionSchema } from "./provenance.ts";

export const licenseSchema = z.object({ name: z.string(), url: z.string() });

/** `coops` is NOAA's own prediction, `harmonic` one that Creel calculates. */
const TIDE_SOURCES = ["coops", "harmonic"] as const;

const stationFields = {
  id: z.string(),
  name: z.string(),
  distance: miles,
  licence: licenseSchema,
  /** The doubts of those who published the station's data. */
  disclaimers: z.array(z.string()),
  /** The level that heights are above, such as `MLLW`, `LAT`, or `MSL` if the station has no chart datum. */
  datum: z.string(),
};

/** The station whose tides are shown. */
export const tideStationSchema = z.object({ ...stationFields, source: z.enum(TIDE_SOURCES) });
export type TideStation = z.infer<typeof tideStationSchema>;

const minutes = z.number();
const degrees = z.number();

/** The numbers that the tides of a station are calculated from. */
const harmonicsFields = {
  /** The mean sea level above the station's datum. */
  meanLevel: feet,
  constituents: z.array(z.object({ name: z.string(), amplitude: feet, phase: degrees })),
  /**
   * Set if the constituents are those of another station: what its turns differ by in time, and in height, as a factor
   * or in feet.
   */
  offsets: z.nullable(
    z.object({
      height: z.object({ high: z.number(), low: z.number(), type: z.enum(["ratio", "fixed"]) }),
      time: z.object({ high: minutes, low: minutes }),
    }),
  ),
};
export const harmonicsSchema = z.object(harmonicsFields);
export type Harmonics = z.infer<typeof harmonicsSchema>;

/** The tide station nearest to a place, with all that is needed to calculate its tides without a network. */
const stationTidesSchema = z.object({
  station: z.object({ ...stationFields, latitude: degrees, longitude: degrees }),
  ...harmonicsFields,
  /** False if there is no tide to speak of; nothing should then be calculated. */
  tidal: z.boolean(),
  attribution: attributionSchema,
});
export type StationTides = z.infer<typeof stationTidesSchema>;

/** `null` if no station is within 25 miles. */
export const stationTidesAnswerSchema = z.object({ tides: z.nullable(stationTidesSchema) });
