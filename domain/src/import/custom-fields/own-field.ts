import { CUSTOM_FIELD_LIMITS } from "../../custom-fields/custom-field-limits.ts";
import type { CustomField } from "../../custom-fields/custom-field.ts";

/** The properties that decide how a cell is read into an own field. */
export type FieldShape = Pick<CustomField, "name" | "kind" | "unit" | "choices">;

/** An own field of the log, for catches or trips. */
export type OwnField = FieldShape & Pick<CustomField, "id" | "is_removed" | "subject">;

/** True if a table of catches can have values of the field. */
export function isOffered({ subject, is_removed: isRemoved }: OwnField): boolean {
  return subject === "catch" && !isRemoved;
}

/** Returns how many more fields the log takes. Removed fields count, too. */
export function roomForFields(fields: readonly OwnField[]): number {
  return Math.max(0, CUSTOM_FIELD_LIMITS.perUser - fields.length);
}
