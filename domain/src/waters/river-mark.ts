import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

const MARK_QUANTITIES = ["level", "flow"] as const;
export type MarkQuantity = (typeof MARK_QUANTITIES)[number];

const MARK_DIRECTIONS = ["over", "under"] as const;
export type MarkDirection = (typeof MARK_DIRECTIONS)[number];

/** Levels are above a gauge's own zero, which may be the sea. */
export const MARK_LIMITS = {
  level: { min: -1000, max: 30_000, unit: "ft" },
  flow: { min: 0, max: 20_000_000, unit: "ft³/s" },
} as const;

const markFields = {
  quantity: z.enum(MARK_QUANTITIES, fieldError({ code: "invalid" })),
  direction: z.enum(MARK_DIRECTIONS, fieldError({ code: "invalid" })),
  /** In ft, or in ft³/s for a flow. */
  value: z.number(fieldError({ code: "not_number", field: "mark" })),
};

/** A height of a river at which its angler wants to be told. It belongs to the gauge of the water. */
const riverMarkSchema = z.object(markFields);
export type RiverMark = z.infer<typeof riverMarkSchema>;

function isWithin(quantity: MarkQuantity) {
  const limits = MARK_LIMITS[quantity];
  return z.refine<RiverMark>(
    (mark) => mark.quantity !== quantity || (mark.value >= limits.min && mark.value <= limits.max),
    { path: ["value"], error: fieldError({ code: "out_of_bounds", field: "mark", ...limits }) },
  );
}

const newMarkSchema = z.strictObject(markFields).check(isWithin("level"), isWithin("flow"));

const isNamedOnce = (marks: readonly RiverMark[]) =>
  new Set(marks.map(({ quantity, direction }) => `${quantity} ${direction}`)).size === marks.length;

/** All marks of a water. Each quantity has at most one mark in each direction. */
export const newMarksSchema = z.strictObject({
  marks: z
    .array(newMarkSchema, fieldError({ code: "invalid" }))
    .check(z.refine(isNamedOnce, fieldError({ code: "invalid" }))),
});

export const waterMarksSchema = z.object({ marks: z.array(riverMarkSchema) });

/** The marks of all waters, sorted by the water's name. */
export const allMarksSchema = z.object({
  marks: z.array(z.object({ ...markFields, water: z.object({ id: z.string(), name: z.string() }) })),
});
export type MarkOfWater = z.infer<typeof allMarksSchema>["marks"][number];
