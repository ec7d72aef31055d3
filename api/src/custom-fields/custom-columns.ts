import type { CustomValue, CustomValues } from "@creel/domain/custom-fields/custom-field";

import type { CustomFieldRow } from "../database/schema.ts";

export type NamedField = Pick<CustomFieldRow, "id" | "name" | "unit">;

/** Returns columns with headers such as "Line out (ft)". @param taken headers of the other columns */
export function customColumns(fields: readonly NamedField[], taken: readonly string[]) {
  return fields.map(({ id, name, unit }) => {
    const header = unit === null ? name : `${name} (${unit})`;
    return { key: id, header: taken.includes(header.toLowerCase()) ? `${header} (own)` : header };
  });
}

/** Returns the values, keyed by the headers of their columns. */
export function namedValues(
  fields: readonly NamedField[],
  custom: CustomValues = {},
  taken: readonly string[] = [],
): Record<string, CustomValue> {
  const noted = customColumns(fields, taken).flatMap(({ key, header }) => {
    const value = custom[key];
    return value === undefined ? [] : [[header, value] as const];
  });
  return Object.fromEntries(noted);
}

/** Keyed by the keys of the columns. */
export function customCells(custom: CustomValues = {}): Record<string, number | string> {
  return Object.fromEntries(Object.entries(custom).map(([id, value]) => [id, cellOf(value)]));
}

function cellOf(value: CustomValue): number | string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value;
}
