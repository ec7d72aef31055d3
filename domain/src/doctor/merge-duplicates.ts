import type { Catch } from "../catches/catch.ts";
import type { ChangedFields } from "../catches/new-catch.ts";
import { DETAIL_NAMES, type DetailName, DETAILS, emptyDetail } from "../details/details.ts";

interface Merged {
  remaining: Catch;
  removed: Catch;
  /** The details that the kept catch lacks, plus the notes of both; empty if it lacks none. */
  fields: ChangedFields;
}

/**
 * Merges two entries of the same fish. Keeps the values of the catch with a photo, otherwise of the first. Returns
 * `null` if both have photos or the joined notes are too long, because nothing may be lost.
 */
export function mergeDuplicates(one: Catch, other: Catch): Merged | null {
  if (one.photos.length > 0 && other.photos.length > 0) return null;
  const [remaining, removed] = other.photos.length > 0 ? [other, one] : [one, other];
  const notes = bothNotes(remaining, removed);
  if (notes.length > DETAILS.notes.maxLength) return null;
  const missing = DETAIL_NAMES.filter((name) => !isNoted(remaining, name) && isNoted(removed, name));
  const details = Object.fromEntries(missing.map((name) => [name, removed[name]]));
  const known = notes === (remaining.notes ?? "") ? {} : { notes };
  return { remaining, removed, fields: { ...details, ...known, ...otherTrip(remaining, removed) } };
}

function isNoted(caught: Catch, name: DetailName): boolean {
  return caught[name] !== emptyDetail(name);
}

function bothNotes(remaining: Catch, removed: Catch): string {
  return [...new Set([remaining.notes, removed.notes])].filter((notes) => notes !== null).join("\n\n");
}

function otherTrip(remaining: Catch, removed: Catch): ChangedFields {
  return remaining.trip_id || !removed.trip_id ? {} : { trip_id: removed.trip_id };
}
