import type { Catch } from "../catches/catch.ts";
import type { ChangedFields } from "../catches/new-catch.ts";
import { DETAIL_NAMES, DETAILS } from "../details/details.ts";

interface Merged {
  kept: Catch;
  removed: Catch;
  /** The details that the kept catch lacks, plus the notes of both; empty if it lacks none. */
  fields: ChangedFields;
}

/**
 * Merges two entries of the same fish. Keeps the values of the catch with a photo, otherwise of the first. Returns
 * `null` if both have photos or the joined notes are too long, because nothing may be lost.
 */
export function mergeTwins(one: Catch, other: Catch): Merged | null {
  if (one.photos.length > 0 && other.photos.length > 0) return null;
  const [kept, removed] = other.photos.length > 0 ? [other, one] : [one, other];
  const notes = bothNotes(kept, removed);
  if (notes.length > DETAILS.notes.maxLength) return null;
  const missing = DETAIL_NAMES.filter((name) => kept[name] === null && removed[name] !== null);
  const details = Object.fromEntries(missing.map((name) => [name, removed[name]]));
  const known = notes === (kept.notes ?? "") ? {} : { notes };
  return { kept, removed, fields: { ...details, ...known, ...otherTrip(kept, removed) } };
}

function bothNotes(kept: Catch, removed: Catch): string {
  return [...new Set([kept.notes, removed.notes])].filter((notes) => notes !== null).join("\n\n");
}

function otherTrip(kept: Catch, removed: Catch): ChangedFields {
  return kept.trip_id || !removed.trip_id ? {} : { trip_id: removed.trip_id };
}
