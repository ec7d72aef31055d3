import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { textSchema } from "../text/text.ts";
import { CUSTOM_FIELD_LIMITS } from "./custom-field-limits.ts";
import { CUSTOM_FIELD_KINDS, CUSTOM_FIELD_SUBJECTS } from "./custom-field.ts";

const { choices: mostChoices, perUser } = CUSTOM_FIELD_LIMITS;
const invalid = fieldError({ code: "invalid" });

const fields = {
  name: textSchema("name", CUSTOM_FIELD_LIMITS.name),
  unit: z.optional(z.nullable(textSchema("unit", CUSTOM_FIELD_LIMITS.unit))),
  choices: z.array(textSchema("choices", CUSTOM_FIELD_LIMITS.choice), invalid).check(
    z.maxLength(mostChoices, fieldError({ code: "too_many_values", max: mostChoices })),
    z.refine((choices) => new Set(choices).size === choices.length, invalid),
  ),
  is_removed: z.boolean(fieldError({ code: "not_boolean", field: "is_removed" })),
};

export const newCustomFieldSchema = z.object({
  /** The client makes the id so that a retry is safe; otherwise the server does. */
  id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))),
  /** Cannot change later, because values belong to catches or to trips. */
  subject: z._default(
    z.enum(
      CUSTOM_FIELD_SUBJECTS,
      fieldError({ code: "one_of", field: "subject", choices: CUSTOM_FIELD_SUBJECTS }),
    ),
    "catch",
  ),
  /** Cannot change later, because a value noted as a number is not a choice. */
  kind: z.enum(
    CUSTOM_FIELD_KINDS,
    fieldError({ code: "one_of", field: "kind", choices: CUSTOM_FIELD_KINDS }),
  ),
  ...fields,
  choices: z._default(fields.choices, []),
  is_removed: z._default(fields.is_removed, false),
});
export type NewCustomField = z.infer<typeof newCustomFieldSchema>;
export type NewCustomFieldValues = z.input<typeof newCustomFieldSchema>;

/** Absent fields stay unchanged. */
export const customFieldChangesSchema = z.extend(z.partial(z.object(fields)), {
  /** The index among all fields, starting at 0. */
  position: z.optional(z.int(invalid).check(z.gte(0, invalid), z.lt(perUser, invalid))),
});
export type CustomFieldChanges = z.infer<typeof customFieldChangesSchema>;

const { number: mostNumber } = CUSTOM_FIELD_LIMITS;

const sentValueSchema = z.union(
  [
    z.boolean(),
    z.number().check(z.gte(-mostNumber), z.lte(mostNumber)),
    textSchema("custom", CUSTOM_FIELD_LIMITS.text),
  ],
  invalid,
);

/** Keyed by field id; `null` clears a value, and absent values stay. Values of fields that do not exist are ignored. */
export const sentCustomValuesSchema = z.record(z.string(invalid), z.nullable(sentValueSchema), invalid);
export type SentCustomValues = z.infer<typeof sentCustomValuesSchema>;
