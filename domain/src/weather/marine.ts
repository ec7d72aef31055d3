import * as z from "zod/mini";

import { degreesFrom, fahrenheit, feet, instant, miles, seconds } from "./measures.ts";
import { provenanceFields } from "./provenance.ts";

const stationSchema = z.object({
  id: z.string(),
  name: z.string(),
  distance: miles,
});

const tideSchema = z.object({
  time: instant,
  type: z.enum(["high", "low"]),
  /** Above the mean lower low water (MLLW). */
  height: z.nullable(feet),
});

/** Of a model with a grid of 5 to 8 km: nothing to navigate by. */
const marineSchema = z.object({
  /** False inland: everything else is then `null` or empty. */
  available: z.boolean(),
  waveHeight: z.nullable(feet),
  wavePeriod: z.nullable(seconds),
  waveDirection: z.nullable(degreesFrom),
  seaSurfaceTemperature: z.nullable(fahrenheit),
  /** The next four; empty where no station is near. */
  tides: z.array(tideSchema),
  tideStation: z.nullable(stationSchema),
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
