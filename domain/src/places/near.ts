import * as z from "zod/mini";

import { latitudeSchema, longitudeSchema } from "./coordinates.ts";

export const nearSchema = z.pipe(
  z
    .string("near must be lat,lng")
    .check(z.regex(/^-?\d{1,3}(\.\d{1,15})?,-?\d{1,3}(\.\d{1,15})?$/, "near must be lat,lng")),
  z.pipe(
    z.transform((text: string) => {
      const [latitude, longitude] = text.split(",").map(Number);
      return { latitude, longitude };
    }),
    z.object({ latitude: latitudeSchema, longitude: longitudeSchema }),
  ),
);
