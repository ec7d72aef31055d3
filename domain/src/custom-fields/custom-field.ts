import * as z from "zod/mini";

export const CUSTOM_FIELD_KINDS = ["text", "number", "choice", "yes_no"] as const;
export type CustomFieldKind = (typeof CUSTOM_FIELD_KINDS)[number];

/** The records that can have the field. */
export const CUSTOM_FIELD_SUBJECTS = ["catch", "trip"] as const;
export type CustomFieldSubject = (typeof CUSTOM_FIELD_SUBJECTS)[number];

/** A custom field of the angler. */
export const customFieldSchema = z.object({
  id: z.string(),
  /** Increases by 1 with each change. */
  version: z.int(),
  subject: z.enum(CUSTOM_FIELD_SUBJECTS),
  name: z.string(),
  kind: z.enum(CUSTOM_FIELD_KINDS),
  /** The unit of a number, as the angler writes it. */
  unit: z.nullable(z.string()),
  choices: z.array(z.string()),
  /** Removed fields are no longer offered, but existing values stay. */
  is_removed: z.boolean(),
  /** The number of catches or trips that have a value. */
  uses: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type CustomField = z.infer<typeof customFieldSchema>;

export const customFieldAnswerSchema = z.object({ field: customFieldSchema });

/** In the angler's order. */
export const customFieldListSchema = z.object({ fields: z.array(customFieldSchema) });

export const customValueSchema = z.union([z.boolean(), z.number(), z.string()]);
export type CustomValue = z.infer<typeof customValueSchema>;

/** Keyed by field id. */
export const customValuesSchema = z.record(z.string(), customValueSchema);
export type CustomValues = z.infer<typeof customValuesSchema>;
