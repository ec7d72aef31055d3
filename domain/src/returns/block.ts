import * as z from "zod/mini";

import { SPECIES_MAX_LENGTH } from "../details/details.ts";
import { fieldError } from "../errors/field-error.ts";
import { textSchema } from "../text/text.ts";
import { RETURN_LIMITS } from "./return-limits.ts";

/** The subject of one row of a return. */
export const ROWS_BY = ["day", "month", "water", "trip"] as const;
export type RowsBy = (typeof ROWS_BY)[number];

/** `released` includes fish that were released hurt; `any` includes fish whose fate is not noted. */
export const COUNTED_FATES = ["any", "kept", "released", "released_hurt"] as const;
export type CountedFate = (typeof COUNTED_FATES)[number];

/** Inches and centimeters are lengths, pounds and kilograms weights. */
export const SIZE_UNITS = ["in", "cm", "lb", "kg"] as const;
export type SizeUnit = (typeof SIZE_UNITS)[number];

const invalid = fieldError({ code: "invalid" });

/** Month and day, MM-DD. */
const monthDaySchema = z
  .string(fieldError({ code: "month_day" }))
  .check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u, fieldError({ code: "month_day" })));

const fateSchema = z.enum(COUNTED_FATES, invalid);

const manySpecies = fieldError({ code: "too_many_values", max: RETURN_LIMITS.species });
/** Empty for all species together. */
const speciesSchema = z
  .array(textSchema("species", SPECIES_MAX_LENGTH), invalid)
  .check(z.maxLength(RETURN_LIMITS.species, manySpecies));

const fish = { fate: fateSchema, species: speciesSchema };

const manyBounds = fieldError({ code: "too_many_values", max: RETURN_LIMITS.bounds });
/** Ascending. A fish that measures exactly a bound is in the upper class. */
const boundsSchema = z
  .array(z.number(invalid).check(z.positive(invalid), z.lte(10_000, invalid)), invalid)
  .check(
    z.minLength(1, invalid),
    z.maxLength(RETURN_LIMITS.bounds, manyBounds),
    z.refine(
      (bounds) => bounds.every((bound, index) => index === 0 || bound > (bounds[index - 1] ?? 0)),
      invalid,
    ),
  );

const mostDays = RETURN_LIMITS.deadlineDays;
const daysSchema = z.int(invalid).check(z.gte(0, invalid), z.lte(mostDays, invalid));

/** The id of a line to fill in, by which its answer is stored. */
const lineIdSchema = z.string(invalid).check(z.regex(/^[a-z0-9_-]{1,40}$/u, invalid));

/**
 * A part of a return. Creel's own templates and those of an angler are lists of blocks, and the same function counts
 * both.
 */
export const blockSchema = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("rows"), by: z.enum(ROWS_BY, invalid) }),
    /** Days fished. With `from` and `to`, only those from one day of the year to another. */
    z.object({
      kind: z.literal("rod_days"),
      from: z.optional(monthDaySchema),
      to: z.optional(monthDaySchema),
    }),
    z.object({ kind: z.literal("blank") }),
    z.object({ kind: z.literal("hours") }),
    z.object({ kind: z.literal("anglers") }),
    z.object({ kind: z.literal("lure") }),
    z.object({ kind: z.literal("method") }),
    z.object({ kind: z.literal("area") }),
    z.object({ kind: z.literal("fish"), ...fish }),
    /** One column for each size class. */
    z.object({
      kind: z.literal("sizes"),
      ...fish,
      unit: z.enum(SIZE_UNITS, invalid),
      bounds: boundsSchema,
    }),
    /** The weight of all fish together. */
    z.object({ kind: z.literal("weight"), ...fish }),
    /** A second table with one line for each fish. */
    z.object({ kind: z.literal("list"), ...fish }),
    /** A line to fill in; the label of a line of Creel's own templates is in the web app. */
    z.object({
      kind: z.literal("line"),
      id: lineIdSchema,
      label: z.optional(textSchema("blocks", RETURN_LIMITS.label)),
    }),
    z.object({ kind: z.literal("signature") }),
    /** At midnight `days` after the last day, or on the next such day of the year. */
    z.object({
      kind: z.literal("deadline"),
      days: z.optional(daysSchema),
      on: z.optional(monthDaySchema),
    }),
  ],
  invalid,
);
export type Block = z.infer<typeof blockSchema>;
export type BlockKind = Block["kind"];
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;

const ONCE: readonly BlockKind[] = ["rows", "blank", "hours", "anglers", "list", "signature", "deadline"];

const manyBlocks = fieldError({ code: "too_many_values", max: RETURN_LIMITS.blocks });

/** Needs one block that says what a row is; lines have different ids. */
export const blocksSchema = z.array(blockSchema, invalid).check(
  z.maxLength(RETURN_LIMITS.blocks, manyBlocks),
  z.refine((blocks) => countOf(blocks, "rows") === 1, fieldError({ code: "return_rows" })),
  z.refine((blocks) => ONCE.every((kind) => countOf(blocks, kind) <= 1), invalid),
  z.refine((blocks) => areDifferent(blocksOf(blocks, "line").map(({ id }) => id)), invalid),
);

function countOf(blocks: readonly Block[], kind: BlockKind): number {
  return blocks.filter((block) => block.kind === kind).length;
}

function areDifferent(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

export function blocksOf<Kind extends BlockKind>(blocks: readonly Block[], kind: Kind): BlockOf<Kind>[] {
  return blocks.filter((block): block is BlockOf<Kind> => block.kind === kind);
}

/** Returns what a row of the return is about. */
export function rowsBy(blocks: readonly Block[]): RowsBy {
  return blocksOf(blocks, "rows")[0]?.by ?? "day";
}
