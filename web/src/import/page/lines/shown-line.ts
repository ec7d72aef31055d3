import type { CustomField, CustomValue } from "@creel/domain/custom-fields/custom-field";
import type { ImportSubject } from "@creel/domain/import/import-row";
import { t } from "@lingui/core/macro";

import { formatCustomValue } from "../../../custom-fields/format-custom-value.ts";

/** A line of a file, ready to be shown. */
export interface ShownLine {
  key: string;
  line: number;
  subject: ImportSubject;
  /** The species of a catch, or the name of another subject. Empty if the file has none. */
  title: string;
  /** yyyy-mm-dd, or an instant with its offset. */
  date: string | null;
  timeZone: string | null;
  /** In the units of the API. */
  length: number | null;
  weight: number | null;
  /** The values of custom fields, each with the name of its field. */
  own: readonly string[];
  /** The name of its water or spot. */
  place: string | null;
  hasPosition: boolean;
  /** The problems of the line, as sentences. */
  problems: readonly string[];
}

/** Returns one text such as "Girth: 38 cm". Empty if there is no value. */
export function describeOwn(
  { name, unit }: Pick<CustomField, "name" | "unit">,
  value: CustomValue | undefined,
): string[] {
  if (value === undefined) return [];
  const text = formatCustomValue(value, { unit });
  return [t`${name}: ${text}`];
}
