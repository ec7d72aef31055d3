import * as z from "zod/mini";

import { DETAILS } from "../details/details.ts";
import { fieldError } from "../errors/field-error.ts";
import { proseSchema, textSchema } from "../text/text.ts";

/** A rod may be a whole outfit, whose other parts are in its fields. */
export const GEAR_KINDS = ["lure", "rod"] as const;
export type GearKind = (typeof GEAR_KINDS)[number];

export const GEAR_STATES = ["in_use", "lost", "gone"] as const;
export type GearState = (typeof GEAR_STATES)[number];

export const GEAR_LIMITS = {
  name: 80,
  /** Room for ten notes joined by merges. */
  note: 50_000,
  variants: 500,
  /** The length of each text of a variant. */
  variantText: 40,
  fields: 200,
  fieldName: 40,
  fieldValue: 200,
  perUser: 1000,
} as const;

const invalid = fieldError({ code: "invalid" });
const variantText = z.optional(z.nullable(textSchema("variants", GEAR_LIMITS.variantText)));

/** Free text with any unit; only colors are compared. */
export const newVariantSchema = z.object({
  /** Made by the client, because catches refer to it; converted to lowercase. */
  id: z.uuid(fieldError({ code: "not_uuid", field: "variants" })).check(z.toLowerCase()),
  color: variantText,
  size: variantText,
  weight: variantText,
  dive_depth: variantText,
});

const newFieldSchema = z.object({
  name: textSchema("fields", GEAR_LIMITS.fieldName),
  value: textSchema("fields", GEAR_LIMITS.fieldValue),
});

function tooMany(max: number): string {
  return fieldError({ code: "too_many_values", max });
}

const areDistinct = z.refine<{ id: string }[]>(
  (variants) => new Set(variants.map(({ id }) => id)).size === variants.length,
  invalid,
);

const gearFields = {
  name: textSchema("name", GEAR_LIMITS.name),
  brand: z.optional(z.nullable(textSchema("brand", GEAR_LIMITS.name))),
  /** The lure type of catches made with it; defaults to its name. */
  lure_type: z.optional(z.nullable(textSchema("lure_type", DETAILS.lure_type.maxLength))),
  state: z.enum(GEAR_STATES, fieldError({ code: "one_of", field: "state", choices: GEAR_STATES })),
  note: z.optional(z.nullable(proseSchema("note", GEAR_LIMITS.note))),
  variants: z
    .array(newVariantSchema, invalid)
    .check(z.maxLength(GEAR_LIMITS.variants, tooMany(GEAR_LIMITS.variants)), areDistinct),
  fields: z
    .array(newFieldSchema, invalid)
    .check(z.maxLength(GEAR_LIMITS.fields, tooMany(GEAR_LIMITS.fields))),
};

export const newGearSchema = z.object({
  /** The client makes the id so that a retry is safe; otherwise the server does. */
  id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))),
  kind: z.enum(GEAR_KINDS, fieldError({ code: "one_of", field: "kind", choices: GEAR_KINDS })),
  ...gearFields,
  state: z._default(gearFields.state, "in_use"),
  variants: z._default(gearFields.variants, []),
  fields: z._default(gearFields.fields, []),
});
export type NewGear = z.infer<typeof newGearSchema>;
export type NewGearFields = z.input<typeof newGearSchema>;

/** An absent field keeps its value; `null` clears it. Catches with a removed variant keep the lure. */
export const gearChangesSchema = z.partial(z.object(gearFields));
export type GearChanges = z.infer<typeof gearChangesSchema>;
export type ChangedGearFields = z.input<typeof gearChangesSchema>;
