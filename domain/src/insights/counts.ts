import * as z from "zod/mini";

import { type Fate, FATES } from "../catches/fate.ts";
import { customValueSchema } from "../custom-fields/custom-field.ts";

const indexes = z.array(z.int());
const indexesOrNull = z.array(z.nullable(z.int()));
const measures = z.array(z.nullable(z.number()));

/**
 * Columnar: the n-th entries of all lists belong to the same catch or trip. Numbers for species, lures and waters are
 * indexes into their lists.
 */
export const countsSchema = z.object({
  /** Distinct ignoring case; each in its most recent spelling. */
  species: z.array(z.string()),
  lures: z.array(z.string()),
  waters: z.array(z.object({ id: z.string(), name: z.string() })),
  /**
   * Lures from the tackle box, in the format of `ownLureCode`, with or without a variant. Absent in answers from older
   * versions.
   */
  own_lures: z.optional(z.array(z.string())),
  /** All catches, with or without a trip, in the order they were caught. */
  catches: z.object({
    /** yyyy-mm-dd on the angler's clock. */
    day: z.array(z.string()),
    /** 0 to 23 on the angler's clock; `null` when only the day is known. */
    hour: indexesOrNull,
    species: indexes,
    /** How many fish each catch is; absent if each is one. */
    quantity: z.optional(indexes),
    /** Indexes into `FATES`; `null` if not noted. Absent if no catch has one. */
    fate: z.optional(indexesOrNull),
    /** `null` if no lure is noted. */
    lure: indexesOrNull,
    /** Indexes into `own_lures`; absent if `own_lures` is absent. */
    own_lure: z.optional(indexesOrNull),
    /** `null` if the catch is on none of the angler's waters. */
    water: indexesOrNull,
    /** In lb; `null` if the fish was not weighed. */
    weight: measures,
    /** In inches; `null` if the fish was not measured. */
    length: measures,
    /** In ft; `null` if not noted. Absent in answers from older versions. */
    depth: z.optional(measures),
  }),
  /**
   * For each custom field of catches: the indexes of the catches that have a value, and the values. Texts longer than
   * `LONGEST_COUNTED_TEXT` are left out.
   */
  custom: z.array(z.object({ id: z.string(), catches: indexes, values: z.array(customValueSchema) })),
  /** The same for custom fields of trips; absent in answers from older versions. */
  custom_of_trips: z.optional(
    z.array(z.object({ id: z.string(), trips: indexes, values: z.array(customValueSchema) })),
  ),
  /** Ended trips, in the order they began. */
  trips: z.object({
    day: z.array(z.string()),
    /** Hours fished; `null` if unknown. */
    hours: z.array(z.nullable(z.number())),
    /** Whether rates may include the trip. */
    usable: z.array(z.boolean()),
    /** Whether the trip has no fish and all of its fish are logged. */
    blank: z.array(z.boolean()),
    water: indexesOrNull,
  }),
});
export type Counts = z.infer<typeof countsSchema>;

/** Returns how many fish a catch is. */
export function quantityAt({ catches }: Pick<Counts, "catches">, index: number): number {
  return catches.quantity?.[index] ?? 1;
}

/** Returns what became of the fish of a catch; `null` if not noted. */
export function fateAt({ catches }: Pick<Counts, "catches">, index: number): Fate | null {
  return FATES[catches.fate?.[index] ?? -1] ?? null;
}

/** In characters. Longer texts in a custom field are notes and are not counted. */
export const LONGEST_COUNTED_TEXT = 60;
