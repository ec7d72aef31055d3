import * as z from "zod/mini";

import { WEATHER_CONDITIONS } from "../conditions/conditions.ts";
import { dayOrInstantSchema } from "../dates/iso-dates.ts";
import { latitudeSchema, longitudeSchema } from "../places/coordinates.ts";
import { nearSchema } from "../places/near.ts";
import { hasNoNul } from "../text/text.ts";
import { describeBounds, DETAILS, SPECIES_MAX_LENGTH } from "./details.ts";

function queryNumber(message: string, min: number, max: number) {
  return z.pipe(
    z.string(message).check(z.regex(/^[+-]?\d{1,9}(\.\d{1,17})?$/, message)),
    z.pipe(z.transform(Number), z.number(message).check(z.gte(min, message), z.lte(max, message))),
  );
}

function repeatable<Schema extends z.ZodMiniType<string, string>>(schema: Schema, message?: string) {
  return z.pipe(
    z.union([z.array(schema).check(z.maxLength(100, "At most 100 values")), schema], message),
    z.transform((values) => (typeof values === "string" ? [values] : values)),
  );
}

/** West may be greater than east: such bounds cross 180°. */
const bboxSchema = z.pipe(
  z
    .string("bbox must be west,south,east,north")
    .check(
      z.regex(/^-?\d{1,3}(\.\d{1,15})?(,-?\d{1,3}(\.\d{1,15})?){3}$/, "bbox must be west,south,east,north"),
    ),
  z.pipe(
    z.transform((text: string) => {
      const [west, south, east, north] = text.split(",").map(Number);
      return { west, south, east, north };
    }),
    z.object({
      west: longitudeSchema,
      south: latitudeSchema,
      east: longitudeSchema,
      north: latitudeSchema,
    }),
  ),
);

const NO_NUL = "Must not contain a NUL character";
const searchText = z.string().check(z.maxLength(SPECIES_MAX_LENGTH), z.refine(hasNoNul, NO_NUL));

const dayOrInstant = dayOrInstantSchema(
  "Must be an ISO date, like 2026-11-20, or an instant, like 2026-11-20T12:42:00Z",
);

const WEATHER_MESSAGE = `Weather must be one of: ${WEATHER_CONDITIONS.join(", ")}`;

export const commonCatchFilters = {
  species: z.optional(repeatable(searchText)),
  /** On the catch's own clock; `from` includes the start of a day and `to` its end. */
  from: z.optional(dayOrInstant),
  to: z.optional(dayOrInstant),
  weather: z.optional(repeatable(z.enum(WEATHER_CONDITIONS), WEATHER_MESSAGE)),
};

function rangeEnd(label: string, name: "weight" | "length") {
  const measure = DETAILS[name];
  return z.optional(queryNumber(describeBounds({ ...measure, label }), measure.min, measure.max));
}

/** Weights are in lb, lengths in in, the radius in miles. */
export const catchFilterFields = {
  ...commonCatchFilters,
  lure: z.optional(
    repeatable(z.string().check(z.maxLength(DETAILS.lure_type.maxLength), z.refine(hasNoNul, NO_NUL))),
  ),
  photo: z.optional(z.enum(["yes", "no"], "Photo must be one of: yes, no")),
  minWeight: rangeEnd("Least weight", "weight"),
  maxWeight: rangeEnd("Greatest weight", "weight"),
  minLength: rangeEnd("Least length", "length"),
  maxLength: rangeEnd("Greatest length", "length"),
  bbox: z.optional(bboxSchema),
  near: z.optional(nearSchema),
  radius: z._default(queryNumber("Radius must be between 0.01 and 3,000 miles", 0.01, 3000), 25),
  /** Each word must be found in species, lure, weather, notes or day ("june"), whatever its case and accents. */
  q: z.optional(searchText),
};

interface Ranges {
  minWeight?: number | undefined;
  maxWeight?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

export const RANGES_IN_ORDER = [
  z.refine<Ranges>(({ minWeight = 0, maxWeight = Infinity }: Ranges) => minWeight <= maxWeight, {
    error: "Greatest weight must not be less than the least",
    path: ["maxWeight"],
  }),
  z.refine<Ranges>(({ minLength = 0, maxLength = Infinity }: Ranges) => minLength <= maxLength, {
    error: "Greatest length must not be less than the least",
    path: ["maxLength"],
  }),
] as const;

export const catchFiltersSchema = z.object(catchFilterFields).check(...RANGES_IN_ORDER);
export type CatchFilters = z.infer<typeof catchFiltersSchema>;
