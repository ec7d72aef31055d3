import * as z from "zod/mini";

import { COUNTED_FATES, SIZE_UNITS } from "./block.ts";

export const COLUMN_KINDS = [
  "rod_days",
  "blank",
  "hours",
  "anglers",
  "lure",
  "method",
  "area",
  "fish",
  "weight",
] as const;

const sizeClassSchema = z.object({
  /** `null` below the first and above the last bound. */
  from: z.nullable(z.number()),
  /** A fish that measures exactly this is in the next class. */
  to: z.nullable(z.number()),
  unit: z.enum(SIZE_UNITS),
});
export type SizeClass = z.infer<typeof sizeClassSchema>;

const columnSchema = z.object({
  kind: z.enum(COLUMN_KINDS),
  /** `null` if the column does not count fish. */
  fate: z.nullable(z.enum(COUNTED_FATES)),
  /** Empty for all species. */
  species: z.array(z.string()),
  size: z.nullable(sizeClassSchema),
  /** For rod-days of a part of the year: MM-DD. */
  span: z.nullable(z.object({ from: z.string(), to: z.string() })),
});
export type ReturnColumn = z.infer<typeof columnSchema>;

/** Hours are rounded to a hundredth, weights are in pounds; `null` if not known, and in totals of texts. */
const valueSchema = z.nullable(z.union([z.number(), z.string()]));
export type ReturnValue = z.infer<typeof valueSchema>;

const rowSchema = z.object({
  /** The day, the month, the id of the water or of the trip; empty for fish without one. */
  key: z.string(),
  /** The name of the water, for rows by water and by trip. */
  water: z.nullable(z.string()),
  /** The first day of the row, yyyy-mm-dd; `null` for a water on which nobody fished. */
  day: z.nullable(z.string()),
  values: z.array(valueSchema),
});
export type ReturnRow = z.infer<typeof rowSchema>;

const fishSchema = z.object({
  catch_id: z.string(),
  day: z.string(),
  /** The instant in UTC; `null` if only the day is known. */
  at: z.nullable(z.string()),
  /** As it counts in the return. */
  species: z.string(),
  fate: z.nullable(z.string()),
  quantity: z.int(),
  /** The length and the weight of one fish, in inches and pounds. */
  length: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  water: z.nullable(z.string()),
  method: z.nullable(z.string()),
});
export type ReturnFish = z.infer<typeof fishSchema>;

/**
 * `fate`: the fish is neither kept nor released. `size`: it has no measure for its size class. `weight`: it has no
 * weight. `no_trip`: it was caught on no trip. `end`: nobody ended the trip. `hours`: nobody knows how long somebody
 * fished. `unlogged`: not all fish of the trip are in the log. `water`: trips on no water, which are not counted.
 */
const MISSING_KINDS = ["fate", "size", "weight", "no_trip", "end", "hours", "unlogged", "water"] as const;
export type MissingKind = (typeof MISSING_KINDS)[number];

const missingSchema = z.object({
  kind: z.enum(MISSING_KINDS),
  /** The key of the row concerned; `null` if no row is. */
  row: z.nullable(z.string()),
  catch_id: z.nullable(z.string()),
  trip_id: z.nullable(z.string()),
  day: z.string(),
  /** When the fish was caught or the trip began; `null` if only the day is known. */
  at: z.nullable(z.string()),
  species: z.nullable(z.string()),
  /** The number of fish, or of trips on no water. */
  quantity: z.int(),
  length: z.nullable(z.number()),
  /** The last fish of the trip. */
  last_fish_at: z.nullable(z.string()),
});
export type MissingItem = z.infer<typeof missingSchema>;

const speciesCountSchema = z.object({ species: z.string(), count: z.int() });

export const figuresSchema = z.object({
  columns: z.array(columnSchema),
  rows: z.array(rowSchema),
  /** One for each column. */
  totals: z.array(valueSchema),
  /** The fish of the second table, by time; empty without such a table. */
  fish: z.array(fishSchema),
  /** The first ones, by day. */
  missing: z.array(missingSchema),
  /** How many there are in all. */
  missing_count: z.int(),
  /** Fish of species that no column counts, by count. */
  not_counted: z.array(speciesCountSchema),
  summary: z.object({
    trips: z.int(),
    days: z.int(),
    blanks: z.int(),
    /** `null` if not known. */
    hours: z.nullable(z.number()),
    kept: z.int(),
    released: z.int(),
  }),
  counted_at: z.string(),
});
export type ReturnFigures = z.infer<typeof figuresSchema>;
