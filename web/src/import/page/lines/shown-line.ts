import type { CustomField, CustomValue } from "@creel/domain/custom-fields/custom-field";
import type { ImportSubject } from "@creel/domain/import/import-row";
import { t } from "@lingui/core/macro";

import { formatCustomValue } from "../../../custom-fields/format-custom-value.ts";

/** What one line of a file becomes, ready to be shown. */
export interface ShownLine {
  key: string;
  line: number;
  subject: ImportSubject;
  /** Of a catch its species, of others their name; empty where the file says none. */
  title: string;
  /** yyyy-mm-dd, or an instant with its offset. */
  date: string | null;
  timeZone: string | null;
  /** In the units of the API. */
  length: number | null;
  weight: number | null;
  /** Its values of own fields, each with its name. */
  own: readonly string[];
  /** The name of its water or spot. */
  place: string | null;
  hasPosition: boolean;
  /** What is wrong with it, in sentences. */
  problems: readonly string[];
}

/** As in "Girth: 38 cm"; empty where there is no value. */
export function describeOwn(
  { name, unit }: Pick<CustomField, "name" | "unit">,
  value: CustomValue | undefined,
): string[] {
  if (value === undefined) return [];
  const text = formatCustomValue(value, { unit });
  return [t`${name}: ${text}`];
}
