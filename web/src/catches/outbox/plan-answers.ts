import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields, NewCatchFields } from "@creel/domain/catches/new-catch";
import { v7 as uuidv7 } from "uuid";

import { UNCHANGED, type OutboxItem, asWaiting, byAge, type Changes } from "../../outbox/outbox-item.ts";
import { isCatchItem, type CatchItem, isOfCatch, makeCatchItem, type CatchWork } from "./catch-item.ts";

interface Chosen {
  /** The stored version that the choice was compared with. */
  base: Catch;
  /** `null` if nothing of the change is wanted anymore. */
  fields: ChangedFields | null;
}

/**
 * Applies the angler's choice between two versions to the stored one. A change made here in the meantime asks again.
 */
export function planChosen(
  items: readonly OutboxItem[],
  itemId: string,
  { base, fields }: Chosen,
): Changes<CatchItem> {
  const item = items.find(({ id }) => id === itemId);
  if (!item || !isCatchItem(item) || item.state !== "asks" || item.work.kind !== "change") return UNCHANGED;
  const wanted = { ...fields, ...photoFieldsOf(item.work.fields) };
  if (Object.keys(wanted).length === 0) return { put: [], removed: [item] };
  return { put: [{ ...asWaiting(item), work: { kind: "change", base, fields: wanted } }], removed: [] };
}

/** Photos need no choice: additions from either side stay, and removals from either side apply. */
function photoFieldsOf({ photoOrder, removedPhotoIds }: ChangedFields): ChangedFields {
  return { ...(photoOrder && { photoOrder }), ...(removedPhotoIds && { removedPhotoIds }) };
}

/** Turns a catch that was deleted elsewhere into a new one, with its photos that are on this device. */
export function planNewCatch(
  items: readonly OutboxItem[],
  catchId: string,
  fields: NewCatchFields & { id: string },
): Changes<CatchItem> {
  const ofCatch = items.filter(isOfCatch(catchId)).toSorted(byAge);
  const [oldest] = ofCatch;
  if (!oldest) return UNCHANGED;
  const { userId, keptAt } = oldest;
  const owner = { userId, catchId: fields.id };
  // Its photos wait for older items, so the creation gets an id older than theirs.
  const create = { ...makeCatchItem(owner, { kind: "create", fields }), id: uuidv7({ msecs: keptAt - 1 }) };
  const photos = ofCatch.filter(({ work }) => work.kind === "photo");
  return {
    put: [
      create,
      ...photos.map((photo) => Object.assign(asWaiting(photo), { subjectId: fields.id, tries: 0 })),
    ],
    removed: ofCatch.filter(({ work }) => work.kind !== "photo"),
  };
}

/** A question that only the angler can answer. */
export type Question =
  /** Both sides changed the same field. */
  | { kind: "conflict"; work: Extract<CatchWork, { kind: "change" }>; stored: Catch }
  /** The catch was deleted on another device. */
  | { kind: "gone" };

const NOT_FOUND = 404;

/** `null` for an item that asks nothing, or that can only be fixed in its form. */
export function questionOf({ state, work, problem }: CatchItem): Question | null {
  if (state !== "asks" || !problem) return null;
  if (work.kind === "change" && problem.stored) return { kind: "conflict", work, stored: problem.stored };
  const isOfStored = work.kind === "change" || work.kind === "photo";
  return isOfStored && problem.status === NOT_FOUND ? { kind: "gone" } : null;
}
