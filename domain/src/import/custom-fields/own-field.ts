import { CUSTOM_FIELD_LIMITS } from "../../custom-fields/custom-field-limits.ts";
import type { CustomField } from "../../custom-fields/custom-field.ts";

/** What decides how a cell is read into an own field. */
export type FieldShape = Pick<CustomField, "name" | "kind" | "unit" | "choices">;

/** One that the log has, of catches or trips. */
export type OwnField = FieldShape & Pick<CustomField, "id" | "is_removed" | "subject">;

/** A table of catches has values of these. */
export function isOffered({ subject, is_removed: isRemoved }: OwnField): boolean {
  return subject === "catch" && !isRemoved;
}

/** How many more the log takes: those that were removed count, too. */
export function roomForFields(fields: readonly OwnField[]): number {
  return Math.max(0, CUSTOM_FIELD_LIMITS.perUser - fields.length);
}
