import { dayAt } from "../../dates/clock.ts";
import { partsOfKey } from "../../doctor/finding.ts";
import type { ImportSubject } from "../import-row.ts";
import type { CreelRecords } from "../source/source-parts.ts";
import { type Json, listOf, objectOf } from "./json.ts";
import { picturesOfRow } from "./named-pictures.ts";
import {
  CATCH_WAYS,
  CUSTOM_FIELD_WAYS,
  EVENT_WAYS,
  GEAR_WAYS,
  LICENSE_WAYS,
  LIMIT_WAYS,
  QUESTION_WAYS,
  READING_WAYS,
  RETURN_TEMPLATE_WAYS,
  RETURN_WAYS,
  SPOT_WAYS,
  TRIAL_WAYS,
  TRIP_WAYS,
  WATER_WAYS,
  type Way,
} from "./record-ways.ts";
import type { DraftRow } from "./row-context.ts";

/**
 * Converts the records that a Creel server wrote about its log to rows for another one. The server checks them against
 * the contracts.
 */
export function recordRows(records: CreelRecords): DraftRow[] {
  const { waters, gear, fields, trips, catches, questions, trials } = records;
  return [
    ...waters.flatMap((water, index) => waterRows(objectOf(water), index + 1)),
    ...gear.map((each, index) => withPhoto("gear", objectOf(each), index + 1)),
    ...fields.map((each, index) => customFieldRow(objectOf(each), index + 1)),
    ...trials.map((trial, index) => trialRow(objectOf(trial), index + 1)),
    ...trips.flatMap((trip, index) => tripRows(objectOf(trip), index + 1)),
    ...catches.map((caught, index) => catchRow(objectOf(caught), index + 1)),
    ...questions.map((question, index) => questionRow(objectOf(question), index + 1)),
    ...records.mergedWaters.flatMap((merged, index) => mergeRow("water", objectOf(merged), index + 1)),
    ...records.mergedGear.flatMap((merged, index) => mergeRow("gear", objectOf(merged), index + 1)),
    ...dismissalRows(records),
    ...records.licenses.map((license, index) => withPhoto("license", objectOf(license), index + 1)),
    ...records.limits.map((limit, index) => limitRow(objectOf(limit), index + 1)),
    ...records.returnTemplates.map((template, index) => templateRow(objectOf(template), index + 1)),
    ...records.returns.map((each, index) => returnRow(objectOf(each), index + 1)),
  ];
}

/** Converts one answer of the API to the fields that are sent. Parts that become rows of their own are left out. */
export function recordFields(subject: ImportSubject, record: object): Record<string, unknown> {
  return FIELDS[subject](objectOf(record));
}

const FIELDS: Record<ImportSubject, (json: Json) => Record<string, unknown>> = {
  water: (json) => sameOf(json, WATER_WAYS),
  spot: (json) => sameOf(json, SPOT_WAYS),
  reading: (json) => sameOf(json, READING_WAYS),
  gear: (json) => withPhoto("gear", json, 1).fields,
  variant: ({ id, color, size }) => ({ id, color, size }),
  custom_field: (json) => customFieldRow(json, 1).fields,
  trial: (json) => trialRow(json, 1).fields,
  trip: (json) => tripRows(json, 1)[0]?.fields ?? {},
  event: (json) => sameOf(json, EVENT_WAYS),
  catch: (json) => catchRow(json, 1).fields,
  question: (json) => questionRow(json, 1).fields,
  // One that the log has already is the same.
  merge: () => ({}),
  dismissal: () => ({}),
  license: (json) => withPhoto("license", json, 1).fields,
  limit: (json) => limitRow(json, 1).fields,
  return_template: (json) => templateRow(json, 1).fields,
  return: (json) => returnRow(json, 1).fields,
};

function waterRows(water: Json, line: number): DraftRow[] {
  const rowsOf = (subject: "spot" | "reading", list: unknown, ways: Readonly<Record<string, Way>>) =>
    listOf(list).map((each): DraftRow => {
      const fields = { ...sameOf(each, ways), water_id: water["id"] };
      return { subject, line, fields };
    });
  return [
    { subject: "water", line, fields: sameOf(water, WATER_WAYS) },
    ...rowsOf("spot", water["spots"], SPOT_WAYS),
    ...rowsOf("reading", water["readings"], READING_WAYS),
  ];
}

const WAYS_OF_PHOTOS = { gear: GEAR_WAYS, license: LICENSE_WAYS } as const;

/** Makes the row of a record that has at most one photo. */
function withPhoto(subject: keyof typeof WAYS_OF_PHOTOS, record: Json, line: number): DraftRow {
  const { file, width, height } = objectOf(record["photo"]);
  const fields = sameOf(record, WAYS_OF_PHOTOS[subject]);
  if (typeof file !== "string") return { subject, line, fields };
  // Only states that there is a photo: it comes after its row, and changes nothing else in it.
  return { subject, line, fields: { ...fields, photo: { width, height } }, photos: [file] };
}

function customFieldRow(field: Json, line: number): DraftRow {
  return { subject: "custom_field", line, fields: sameOf(field, CUSTOM_FIELD_WAYS) };
}

function tripRows(trip: Json, line: number): DraftRow[] {
  const hours = listOf(objectOf(trip["conditions"])["hours"]);
  const fields = {
    ...sameOf(trip, TRIP_WAYS),
    end_source: trip["end_source"] ?? undefined,
    hours_override: objectOf(trip["hours"])["override"] ?? null,
    water_id: idOf(trip["water"]),
    // An archive from an older Creel server does not have this: the water then counts as found, and can be found anew.
    is_water_chosen: trip["is_water_chosen"] ?? false,
    ...(hours.length > 0 && { hours }),
  };
  const events = listOf(trip["events"]).map((event): DraftRow => {
    const ofTrip = { ...sameOf(event, EVENT_WAYS), trip_id: trip["id"] };
    return { subject: "event", line, fields: ofTrip };
  });
  return [{ subject: "trip", line, fields: defined(fields) }, ...events];
}

function catchRow(caught: Json, line: number): DraftRow {
  const pictures = listOf(caught["photos"]).flatMap(({ file: name, id, taken_at: takenAt }) =>
    typeof name === "string" ? { name, id, takenAt } : [],
  );
  const fields = {
    ...sameOf(caught, CATCH_WAYS),
    date: dateOf(caught),
    water_id: caught["water"] === undefined ? undefined : idOf(caught["water"]),
    spot_id: caught["spot"] === undefined ? undefined : idOf(caught["spot"]),
    // Older archives do not have this either.
    chosen: caught["chosen"] ?? [],
    // The catch comes back as it was: conditions that nobody noted stay empty.
    fill_conditions: false,
  };
  return {
    subject: "catch",
    line,
    fields: defined(fields),
    ...picturesOfRow(pictures),
  };
}

function trialRow(trial: Json, line: number): DraftRow {
  return { subject: "trial", line, fields: sameOf(trial, TRIAL_WAYS) };
}

function questionRow(question: Json, line: number): DraftRow {
  return { subject: "question", line, fields: sameOf(question, QUESTION_WAYS) };
}

function limitRow(limit: Json, line: number): DraftRow {
  return { subject: "limit", line, fields: sameOf(limit, LIMIT_WAYS) };
}

function templateRow(template: Json, line: number): DraftRow {
  return { subject: "return_template", line, fields: sameOf(template, RETURN_TEMPLATE_WAYS) };
}

function returnRow(each: Json, line: number): DraftRow {
  return { subject: "return", line, fields: sameOf(each, RETURN_WAYS) };
}

/** Returns nothing for a merge from an archive without the data to undo it. */
function mergeRow(of: "water" | "gear", merged: Json, line: number): DraftRow[] {
  const { undo_until: _derived, created_at: _ofItsLog, photo, ...fields } = merged;
  if (fields["into_before"] === undefined) return [];
  const { file } = objectOf(photo);
  const row = { subject: "merge" as const, line, fields: { of, ...fields } };
  return [typeof file === "string" ? { ...row, photos: [file] } : row];
}

/** Keeps dismissals about catches and trips in the archive: nothing looks odd about those that were deleted since. */
function dismissalRows({ right, catches, trips }: CreelRecords): DraftRow[] {
  const there = new Set([...catches, ...trips].map((record) => objectOf(record)["id"]));
  return right.flatMap((each, index): DraftRow[] => {
    const { key, dismissed_at } = objectOf(each);
    const { ids } = partsOfKey(String(key));
    if (!ids.every((id) => there.has(id))) return [];
    return [{ subject: "dismissal", line: index + 1, fields: { key, dismissed_at } }];
  });
}

/** Returns the day alone if no time is known. An answer of the API has noon of that day instead. */
function dateOf(caught: Json): unknown {
  return caught["time"] === null ? recordedDay(caught) : caught["date"];
}

/** Returns yyyy-mm-dd on the angler's clock, or the record's own date if that cannot be computed. */
export function recordedDay({ date, time_zone: timeZone }: Json): unknown {
  if (typeof date !== "string" || typeof timeZone !== "string") return date;
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return date;
  try {
    return dayAt(instant, timeZone);
  } catch {
    return date;
  }
}

function sameOf(record: Json, ways: Readonly<Record<string, Way>>): Record<string, unknown> {
  const names = Object.keys(ways).filter((name) => ways[name] === "same" && record[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

function defined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function idOf(named: unknown): unknown {
  return objectOf(named)["id"] ?? null;
}
