import { customValuesSchema } from "@creel/domain/custom-fields/custom-field";
import type { ImportRow, ImportSubject } from "@creel/domain/import/import-row";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { describeOwn, type ShownLine } from "../lines/shown-line.ts";
import type { NamedField } from "./describe-differences.ts";

/** Returns the custom fields of the log and those that the import creates. */
export function namedFields(
  fields: readonly NamedField[],
  rows: readonly Pick<ImportRow, "subject" | "fields">[],
): NamedField[] {
  const made = rows.flatMap(({ subject, fields: { id, name, unit } }) => {
    if (subject !== "custom_field" || typeof id !== "string" || typeof name !== "string") return [];
    return [{ id, name, unit: typeof unit === "string" ? unit : null }];
  });
  const known = new Set(fields.map(({ id }) => id));
  return [...fields, ...made.filter(({ id }) => !known.has(id))];
}

/** Records that have no name of their own. */
const NAMED_BY_SPECIES: ReadonlySet<ImportSubject> = new Set(["catch", "limit"]);

/** The fields that can hold a row's time, in order of precedence. */
const TIMES = ["date", "started_at", "at", "asked_at", "merged_at", "dismissed_at"] as const;

/** Converts a row that the server has judged. */
export function shownRow(row: ImportRow, ownFields: readonly NamedField[]): ShownLine {
  const { position, line, subject, fields } = row;
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : null);
  const number = (name: string) => (typeof fields[name] === "number" ? fields[name] : null);
  const values = customValuesSchema.safeParse(fields["custom"]).data ?? {};
  return {
    key: String(position),
    line,
    subject,
    title: text(NAMED_BY_SPECIES.has(subject) ? "species" : "name") ?? "",
    date: TIMES.map(text).find((time) => time !== null) ?? null,
    timeZone: text("time_zone") ?? "UTC",
    length: number("length"),
    weight: number("weight"),
    own: ownFields.flatMap((field) => describeOwn(field, values[field.id])),
    place: null,
    hasPosition: subject === "catch" && number("latitude") !== null,
    problems: problemsOfRow(row),
  };
}

const PLACE = msg`The place is missing.`;
/** Sentences for missing values, which the server reports as being no text or no number. */
const MISSING: Readonly<Record<string, MessageDescriptor>> = {
  species: msg`The species is missing.`,
  date: msg`The date is missing.`,
  latitude: PLACE,
  longitude: PLACE,
};

/** Returns the problems of a row as sentences: the server's, or that a value is missing. */
export function problemsOfRow({ fields, problems }: Pick<ImportRow, "fields" | "problems">): string[] {
  const sentences = Object.entries(problems ?? {}).map(([name, sentence]) => {
    const missing = MISSING[name];
    return missing && (fields[name] ?? null) === null ? i18n._(missing) : sentence;
  });
  return [...new Set(sentences)];
}
