import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { latitudeSchema, longitudeSchema } from "./coordinates.ts";

export const nearSchema = z.pipe(
  z
    .string(fieldError({ code: "near" }))
    .check(z.regex(/^-?\d{1,3}(\.\d{1,15})?,-?\d{1,3}(\.\d{1,15})?$/, fieldError({ code: "near" }))),
  z.pipe(
    z.transform((text: string) => {
      const [latitude, longitude] = text.split(",").map(Number);
      return { latitude, longitude };
    }),
    z.object({ latitude: latitudeSchema, longitude: longitudeSchema }),
  ),
);
