import * as z from "zod/mini";

import { daySchema } from "../dates/iso-dates.ts";
import { fieldError } from "../errors/field-error.ts";
import { proseSchema, textSchema } from "../text/text.ts";

export const LICENSE_LIMITS = {
  name: 80,
  number: 80,
  holder: 80,
  note: 1000,
  waters: 50,
  perUser: 100,
} as const;

const tooMany = (max: number) => fieldError({ code: "too_many_values", max });

const waterIdSchema = z.uuid(fieldError({ code: "not_uuid", field: "water_ids" })).check(z.toLowerCase());

function orNone<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.nullable(schema));
}

/** A day that counts as a whole: a license is valid on its first and on its last day. */
const wholeDay = orNone(daySchema(fieldError({ code: "day" })));

const licenseFields = {
  name: textSchema("name", LICENSE_LIMITS.name),
  number: orNone(textSchema("number", LICENSE_LIMITS.number)),
  holder: orNone(textSchema("holder", LICENSE_LIMITS.holder)),
  valid_from: wholeDay,
  valid_to: wholeDay,
  /** The waters that it is for; none if the angler named none. Deleted waters are left out. */
  water_ids: z
    .array(waterIdSchema, fieldError({ code: "invalid" }))
    .check(z.maxLength(LICENSE_LIMITS.waters, tooMany(LICENSE_LIMITS.waters))),
  note: orNone(proseSchema("note", LICENSE_LIMITS.note)),
};

interface Validity {
  valid_from?: string | null | undefined;
  valid_to?: string | null | undefined;
}

/** Days in ISO 8601 sort like texts. */
export function isInOrder({ valid_from: from, valid_to: to }: Validity): boolean {
  return !from || !to || from <= to;
}

const isOrdered = z.refine<Validity>(isInOrder, {
  error: fieldError({ code: "day_order" }),
  path: ["valid_to"],
});

export const newLicenseSchema = z
  .object({
    /** The client makes the id so that a retry is safe; otherwise the server does. */
    id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))),
    ...licenseFields,
    water_ids: z._default(licenseFields.water_ids, []),
  })
  .check(isOrdered);
export type NewLicense = z.infer<typeof newLicenseSchema>;
export type NewLicenseFields = z.input<typeof newLicenseSchema>;

/** An absent field keeps its value; `null` clears it. */
export const licenseChangesSchema = z.partial(z.object(licenseFields)).check(isOrdered);
export type LicenseChanges = z.infer<typeof licenseChangesSchema>;
export type ChangedLicenseFields = z.input<typeof licenseChangesSchema>;
