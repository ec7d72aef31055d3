import * as z from "zod/mini";

import { customValueSchema } from "../custom-fields/custom-field.ts";

const indexes = z.array(z.int());
const indexesOrNull = z.array(z.nullable(z.int()));
const measures = z.array(z.nullable(z.number()));

/** Columns: the n-th of each is of the same catch or trip. Numbers of species, lures and waters are places in their lists. */
export const countsSchema = z.object({
  /** Each as it was written last; none differs from another in case alone. */
  species: z.array(z.string()),
  lures: z.array(z.string()),
  waters: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Of the tackle box, each as `ownLureCode` writes it with its variant or without; absent in answers from before they were told. */
  own_lures: z.optional(z.array(z.string())),
  /** All of them, with a trip and without, in the order in which they were caught. */
  catches: z.object({
    /** yyyy-mm-dd on the angler's clock. */
    day: z.array(z.string()),
    /** 0 to 23 on the angler's clock; `null` when only the day is known. */
    hour: indexesOrNull,
    species: indexes,
    /** `null` where none is noted. */
    lure: indexesOrNull,
    /** The same of the tackle box; absent as its lures are. */
    own_lure: z.optional(indexesOrNull),
    /** `null` on none of the angler's waters. */
    water: indexesOrNull,
    /** In lb; `null` where it was not weighed. */
    weight: measures,
    /** In in; `null` where it was not measured. */
    length: measures,
    /** In ft; `null` where it is not noted, absent in answers from before it was told. */
    depth: z.optional(measures),
  }),
  /** Of each own field of catches: the places of the catches that say something, and what they say, but for long texts. */
  custom: z.array(z.object({ id: z.string(), catches: indexes, values: z.array(customValueSchema) })),
  /** The same of trips; absent in answers from before they were told. */
  custom_of_trips: z.optional(
    z.array(z.object({ id: z.string(), trips: indexes, values: z.array(customValueSchema) })),
  ),
  /** Those that ended, in the order in which they began. */
  trips: z.object({
    day: z.array(z.string()),
    /** Fished; `null` where nobody knows. */
    hours: z.array(z.nullable(z.number())),
    /** Whether rates may use it. */
    usable: z.array(z.boolean()),
    /** Whether all fish are logged, and none is. */
    blank: z.array(z.boolean()),
    water: indexesOrNull,
  }),
});
export type Counts = z.infer<typeof countsSchema>;

/** Of an own field: a longer text is a note, and is not counted. */
export const LONGEST_COUNTED_TEXT = 60;
