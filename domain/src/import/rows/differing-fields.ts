import type { ImportRow } from "../import-row.ts";
import { recordFields } from "./record-rows.ts";

type Fields = Record<string, unknown>;

/** Fields that are only sent: the log stores none of them, and a picture comes after its row. */
const NOT_STORED: ReadonlySet<string> = new Set(["id", "fill_conditions", "photo"]);

/**
 * Returns the fields in which a row differs from the log. A field that the row does not have is not a difference.
 *
 * @param stored as the API returns it
 */
export function differingFields(
  { subject, fields }: Pick<ImportRow, "subject" | "fields">,
  stored: object,
): { mine: Fields; names: ReadonlySet<string> } {
  const mine = recordFields(subject, stored);
  const names = Object.keys(fields).filter(
    (name) => !NOT_STORED.has(name) && fields[name] !== undefined && !isEqual(fields[name], mine[name]),
  );
  return { mine, names: new Set(names) };
}

function isEqual(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (isInstant(one) && isInstant(other)) return Date.parse(one) === Date.parse(other);
  return canonical(one) === canonical(other);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function isInstant(value: unknown): value is string {
  return typeof value === "string" && value.includes("T") && !Number.isNaN(Date.parse(value));
}

/** Makes the text independent of the order of names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  );
}
