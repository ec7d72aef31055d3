import type { CustomFieldKind, CustomValue, CustomValues } from "./custom-field.ts";
import type { SentCustomValues } from "./new-custom-field.ts";

const TYPES = {
  number: "number",
  text: "string",
  yes_no: "boolean",
  choice: "string",
} as const satisfies Record<CustomFieldKind, string>;

/** A choice that is no longer on the list stays valid. */
export function isValueOf(kind: CustomFieldKind, value: CustomValue): boolean {
  return typeof value === TYPES[kind];
}

export function withCustomValues(before: CustomValues, sent: SentCustomValues): CustomValues {
  const all: SentCustomValues = { ...before, ...sent };
  return Object.fromEntries(
    Object.entries(all).flatMap(([id, value]) => (value === null ? [] : [[id, value] as const])),
  );
}

/** Trims texts from a form and drops empty ones. */
export function trimmedCustomValues(typed: CustomValues): CustomValues {
  const trimmed = Object.entries(typed).map(
    ([id, value]) => [id, typeof value === "string" ? value.trim() : value] as const,
  );
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ""));
}

/** Returns the changes that turn `before` into `after`. */
export function changedCustomValues(before: CustomValues, after: CustomValues): SentCustomValues {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = ids.filter((id) => before[id] !== after[id]);
  return Object.fromEntries(changed.map((id) => [id, after[id] ?? null]));
}
