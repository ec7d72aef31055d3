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
  /** Made by the client so that a retry is safe, else by the server. */
  id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))),
  /** It stays, as the kind does: values are of catches or of trips. */
  subject: z._default(
    z.enum(
      CUSTOM_FIELD_SUBJECTS,
      fieldError({ code: "one_of", field: "subject", choices: CUSTOM_FIELD_SUBJECTS }),
    ),
    "catch",
  ),
  /** It stays: what was noted as a number is no choice. */
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

/** What is absent stays. */
export const customFieldChangesSchema = z.extend(z.partial(z.object(fields)), {
  /** Its place among all, from 0. */
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

/** By the id of the field; `null` clears one, and what is absent stays. Those of fields that are not there count as absent. */
export const sentCustomValuesSchema = z.record(z.string(invalid), z.nullable(sentValueSchema), invalid);
export type SentCustomValues = z.infer<typeof sentCustomValuesSchema>;
