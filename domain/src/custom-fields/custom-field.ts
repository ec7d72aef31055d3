import * as z from "zod/mini";

export const CUSTOM_FIELD_KINDS = ["text", "number", "choice", "yes_no"] as const;
export type CustomFieldKind = (typeof CUSTOM_FIELD_KINDS)[number];

/** What a field is noted of. */
export const CUSTOM_FIELD_SUBJECTS = ["catch", "trip"] as const;
export type CustomFieldSubject = (typeof CUSTOM_FIELD_SUBJECTS)[number];

/** A field of the angler's own. */
export const customFieldSchema = z.object({
  id: z.string(),
  /** Each change adds 1. */
  version: z.int(),
  subject: z.enum(CUSTOM_FIELD_SUBJECTS),
  name: z.string(),
  kind: z.enum(CUSTOM_FIELD_KINDS),
  /** Of a number, as the angler writes it. */
  unit: z.nullable(z.string()),
  choices: z.array(z.string()),
  /** It is offered no more; its values stay where they were noted. */
  is_removed: z.boolean(),
  /** How many catches or trips have a value of it. */
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

/** By the id of the field. */
export const customValuesSchema = z.record(z.string(), customValueSchema);
export type CustomValues = z.infer<typeof customValuesSchema>;
