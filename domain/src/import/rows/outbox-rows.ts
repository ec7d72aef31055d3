import type { ImportSubject } from "../import-row.ts";
import { type Json, listOf, objectOf, textOf } from "./json.ts";
import { type NamedPicture, picturesOfRow } from "./named-pictures.ts";
import type { DraftRow } from "./row-context.ts";

interface OutboxRows {
  rows: DraftRow[];
  /** The number of changes and deletions of items that only the log has. */
  changes: number;
}

type Fields = Record<string, unknown>;

interface Draft extends DraftRow {
  fields: Fields;
}

/**
 * Makes rows of items that a device created and did not send, including later changes to them. docs/outbox-copy.md
 * describes the copy.
 */
export function outboxRows(items: readonly unknown[], pictures: readonly string[]): OutboxRows {
  const drafts = new Map<string, Draft>();
  const photos = new Map<string, NamedPicture[]>();
  let changes = 0;
  for (const [index, item] of items.map(objectOf).entries()) {
    const id = idOf(item);
    const work = objectOf(item["work"]);
    if (work["kind"] === "photo") {
      photos.set(id, [...(photos.get(id) ?? []), ...picturesOf(work, pictures)]);
    } else if (work["kind"] === "remove photo") {
      photos.delete(id);
    } else if (!apply(drafts, { id, subject: subjectOf(item), line: index + 1, work })) {
      changes += 1;
    }
  }
  const rows = [...drafts.values()];
  for (const row of rows) addPictures(row, photos.get(String(row.fields["id"])) ?? []);
  return { rows, changes };
}

/** A catch has any number of pictures. Other records have at most one, and their row states that there is one. */
function addPictures(row: Draft, pictures: readonly NamedPicture[]): void {
  const last = pictures.at(-1);
  if (row.subject === "catch") Object.assign(row, picturesOfRow(pictures));
  else if (last) Object.assign(row, { photos: [last.name], fields: { ...row.fields, photo: {} } });
}

function picturesOf({ photoId, takenAt }: Json, pictures: readonly string[]): NamedPicture[] {
  const name = pictures.find((each) => each.startsWith(`photos/${String(photoId)}.`));
  return name === undefined ? [] : [{ name, id: photoId, takenAt }];
}

interface Step {
  id: string;
  subject: ImportSubject;
  line: number;
  work: Json;
}

/** @returns false if the step is about an item that is not in the copy */
function apply(drafts: Map<string, Draft>, step: Step): boolean {
  const { id, subject, line, work } = step;
  switch (work["kind"]) {
    case "create": {
      const { photoIds: _sentApart, ...fields } = objectOf(work["fields"]);
      const since = objectOf(objectOf(work["since"])["fields"]);
      drafts.set(id, { subject, line, fields: { ...fields, ...since, id } });
      return true;
    }
    case "change":
      return change(drafts, id, objectOf(work["fields"]));
    case "end": {
      const { ended_at: endedAt, source } = objectOf(work["end"]);
      return change(drafts, id, { ended_at: endedAt, end_source: source });
    }
    case "add positions":
      return lengthen(drafts, id, listOf(work["positions"]));
    case "remove track":
      return change(drafts, id, { track: [] });
    case "delete":
      return remove(drafts, id);
    default:
      return applyToPart(drafts, step);
  }
}

function applyToPart(drafts: Map<string, Draft>, step: Step): boolean {
  const { id, subject, fields } = partOf(step);
  switch (String(step.work["kind"]).replace(/ .*/, "")) {
    case "add":
      drafts.set(id, { subject, line: step.line, fields });
      return true;
    case "change":
      return change(drafts, id, fields);
    case "remove":
      return remove(drafts, id);
    default:
      return false;
  }
}

/** Returns the event of a trip, or the spot of a water. */
function partOf({ id, subject, work }: Step): { id: string; subject: ImportSubject; fields: Fields } {
  const isEvent = subject === "trip";
  const sent = objectOf(isEvent ? work["event"] : (work["spot"] ?? work["fields"]));
  const partId = textOf(sent["id"]) ?? textOf(work[isEvent ? "eventId" : "spotId"]) ?? "";
  const whole = isEvent ? { trip_id: id } : { water_id: id };
  return { id: partId, subject: isEvent ? "event" : "spot", fields: { ...sent, id: partId, ...whole } };
}

function change(drafts: Map<string, Draft>, id: string, fields: Fields): boolean {
  const draft = drafts.get(id);
  if (!draft) return false;
  draft.fields = { ...draft.fields, ...fields };
  return true;
}

/** Adds positions to the track of a trip. */
function lengthen(drafts: Map<string, Draft>, id: string, positions: readonly Json[]): boolean {
  const track = listOf(drafts.get(id)?.fields["track"]);
  return change(drafts, id, { track: [...track, ...positions] });
}

/** Removes the item and its parts. */
function remove(drafts: Map<string, Draft>, id: string): boolean {
  for (const [partId, { subject, fields }] of drafts) {
    const isPart = subject === "event" || subject === "spot";
    if (isPart && (fields["trip_id"] === id || fields["water_id"] === id)) drafts.delete(partId);
  }
  return drafts.delete(id);
}

/** The first format of the copy named the id by its subject, as in `catchId`. */
function idOf(item: Json): string {
  return textOf(item["id"]) ?? textOf(item["catchId"]) ?? textOf(item["tripId"]) ?? "";
}

/** The subjects of items, and those of the rows that they become. */
const SUBJECTS = new Map<unknown, ImportSubject>([
  ["catch", "catch"],
  ["trip", "trip"],
  ["water", "water"],
  ["gear", "gear"],
  ["custom field", "custom_field"],
  ["limit", "limit"],
  ["license", "license"],
  ["return", "return"],
]);

function subjectOf({ subject, tripId }: Json): ImportSubject {
  return SUBJECTS.get(subject) ?? (tripId === undefined ? "catch" : "trip");
}
