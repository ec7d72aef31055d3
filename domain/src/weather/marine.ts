import * as z from "zod/mini";

import { provenanceFields } from "./provenance.ts";

const stationSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Miles. */
  distance: z.number(),
});

const tideSchema = z.object({
  /** ISO in UTC. */
  time: z.string(),
  type: z.enum(["high", "low"]),
  /** Feet above the mean of the lower low waters (MLLW). */
  height: z.nullable(z.number()),
});

/** The sea at a place. Waves and currents are of a model with a grid of 5 to 8 km: nothing to navigate by. */
const marineSchema = z.object({
  /** False inland: everything else is then `null` or empty. */
  available: z.boolean(),
  /** Feet, of wind waves and swell together. */
  waveHeight: z.nullable(z.number()),
  /** Seconds. */
  wavePeriod: z.nullable(z.number()),
  /** Degrees the waves come from, 0 is north. */
  waveDirection: z.nullable(z.number()),
  /** °F, of a model. */
  seaSurfaceTemperature: z.nullable(z.number()),
  /** The next four turns of the tide; empty where no station is near. */
  tides: z.array(tideSchema),
  tideStation: z.nullable(stationSchema),
  /** Measured at a station near by. */
  waterTemperature: z.nullable(
    z.object({
      /** °F */
      value: z.number(),
      /** ISO in UTC. */
      observedAt: z.string(),
      station: stationSchema,
    }),
  ),
  ...provenanceFields,
});
export type Marine = z.infer<typeof marineSchema>;

/** GET /weather/marine */
export const marineAnswerSchema = z.object({ marine: marineSchema });
