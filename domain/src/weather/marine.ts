import * as z from "zod/mini";

import { degreesFrom, fahrenheit, feet, instant, miles, seconds } from "./measures.ts";
import { provenanceFields } from "./provenance.ts";
import { tideStationSchema } from "./tide-station.ts";

const stationSchema = z.object({
  id: z.string(),
  name: z.string(),
  distance: miles,
});

const tideSchema = z.object({
  time: instant,
  type: z.enum(["high", "low"]),
  /** Above the datum of `tideStation`. */
  height: z.nullable(feet),
});

/** Data from a model with a grid of 5 to 8 km, which is not suitable for navigation. */
const marineSchema = z.object({
  /** False inland, where everything else is `null` or empty. */
  available: z.boolean(),
  waveHeight: z.nullable(feet),
  wavePeriod: z.nullable(seconds),
  waveDirection: z.nullable(degreesFrom),
  seaSurfaceTemperature: z.nullable(fahrenheit),
  /** The next four tides; empty without a nearby station, and where there is no tide to speak of. */
  tides: z.array(tideSchema),
  /** False if the astronomical range is below 0.2 m; `null` without a nearby station. */
  tidal: z.nullable(z.boolean()),
  tideStation: z.nullable(tideStationSchema),
  waterTemperature: z.nullable(
    z.object({
      value: fahrenheit,
      observedAt: instant,
      station: stationSchema,
    }),
  ),
  ...provenanceFields,
});
export type Marine = z.infer<typeof marineSchema>;

export const marineAnswerSchema = z.object({ marine: marineSchema });
