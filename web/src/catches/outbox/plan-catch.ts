import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields, NewCatchFields } from "@creel/domain/catches/new-catch";
import { withoutAliases } from "@creel/domain/details/aliases";

import { rebase } from "../../outbox/changed-elsewhere.ts";
import { flatFields, foldFields } from "../../outbox/fields.ts";
import { asWaiting, byAge, type Changes, UNCHANGED, type OutboxItem } from "../../outbox/outbox-item.ts";
import {
  type CatchItem,
  type CatchOfUser,
  type CatchSent,
  type CatchWork,
  type Edit,
  isOfCatch,
  makeCatchItem,
} from "./catch-item.ts";

interface SavedPhoto {
  id: string;
  name: string;
  /** On the camera's clock; absent if the file does not say. */
  takenAt?: string | null;
}

export interface SavedCatch {
  userId: string;
  catchId: string;
  work: { kind: "create"; fields: NewCatchFields } | ({ kind: "change" } & Edit);
  /** The photos that are new with this save. */
  photos: readonly SavedPhoto[];
  /** All photos of the catch, the cover first. */
  photoOrder: readonly string[];
}

/** Creates or changes a catch. A pending item of the same catch absorbs the change. */
export function planSave(
  items: readonly OutboxItem[],
  saved: SavedCatch,
  now = Date.now(),
): Changes<CatchItem> {
  const { userId, catchId, work, photos, photoOrder } = saved;
  const ofCatch = items.filter(isOfCatch(catchId));
  const make = (made: CatchWork) => makeCatchItem({ userId, catchId }, made, now);
  const waiting = ofCatch.filter(({ work: { kind } }) => kind === "photo");
  const dropped = waiting.filter((item) => !photoOrder.includes(photoIdOf(item)));
  return {
    put: [
      foldInto(ofCatch, work) ?? make(work),
      ...waiting.filter((item) => !dropped.includes(item)).map((item) => inOrder(item, photoOrder)),
      ...photos.map((photo) => make(photoWork(photo, photoOrder))),
      ...removalsOnServer(dropped).map(make),
    ],
    removed: dropped,
  };
}

/** A new catch that is stored together with another one. It has no photos. */
export type AlikeCatch = Pick<SavedCatch, "catchId" | "work">;

/** Stores all of the catches or none. */
export function planSaves(
  items: readonly OutboxItem[],
  saved: SavedCatch,
  alike: readonly AlikeCatch[] = [],
): Changes<CatchItem> {
  const others = alike.map(({ catchId, work }) => ({ ...saved, catchId, work, photos: [], photoOrder: [] }));
  const plans = [saved, ...others].map((each) => planSave(items, each));
  return { put: plans.flatMap(({ put }) => put), removed: plans.flatMap(({ removed }) => removed) };
}

/** Adds photos to a catch that was stored before. */
export function planPhotos(
  items: readonly OutboxItem[],
  { userId, catchId, photos, photoOrder }: Omit<SavedCatch, "work">,
): Changes<CatchItem> {
  const waiting = items.filter(isOfCatch(catchId)).filter(({ work }) => work.kind === "photo");
  const added = photos.map((photo) => makeCatchItem({ userId, catchId }, photoWork(photo, photoOrder)));
  return { put: [...waiting.map((item) => inOrder(item, photoOrder)), ...added], removed: [] };
}

function photoWork({ id, name, takenAt }: SavedPhoto, photoOrder: readonly string[]): CatchWork {
  return { kind: "photo", photoId: id, name, ...(typeof takenAt === "string" && { takenAt }), photoOrder };
}

interface Deletion extends CatchOfUser {
  /** The catch to delete, as it was shown; `null` if it is not known. */
  base: Catch | null;
  /** The deletion can be undone until then; in milliseconds since 1970. */
  heldUntil: number;
}

export function planDeletion(
  items: readonly OutboxItem[],
  { userId, catchId, base, heldUntil }: Deletion,
): Changes<CatchItem> {
  const isThere = items.filter(isOfCatch(catchId)).some(({ work }) => work.kind === "delete");
  const deletion = { ...makeCatchItem({ userId, catchId }, { kind: "delete", base }), nextAt: heldUntil };
  return { put: isThere ? [] : [deletion], removed: [] };
}

/** Updates the items of a catch after one of them was sent. */
export function settleCatch(
  items: readonly OutboxItem[],
  { item: sent, answer: stored }: CatchSent,
): Changes<CatchItem> {
  const others = items.filter(isOfCatch(sent.subjectId)).filter(({ id }) => id !== sent.id);
  // If the item moved to another catch while it was being sent, it still has to be sent for that one.
  const isMoved = items.some((item) => item.id === sent.id && item.subjectId !== sent.subjectId);
  if (isMoved) return UNCHANGED;
  if (sent.work.kind === "delete") return { put: [], removed: [sent, ...others] };
  const rebased = stored ? others.flatMap((item) => rebase(item, sent, stored)) : [];
  const rest = stored && restOf(sent, stored);
  return rest ? { put: [rest, ...rebased], removed: [] } : { put: rebased, removed: [sent] };
}

/**
 * Returns the edits made after a catch was sent, unless the stored catch includes them. The server already had the
 * catch and did not apply them.
 */
function restOf(sent: CatchItem, stored: Catch): CatchItem | null {
  if (sent.work.kind !== "create" || !sent.work.since) return null;
  const { base, fields } = sent.work.since;
  if (isIn(stored, fields)) return null;
  return { ...asWaiting(sent), tries: 0, work: { kind: "change", base, fields } };
}

function isIn(stored: Catch, fields: ChangedFields): boolean {
  const is = new Map(flatFields(stored));
  return flatFields(defined(withoutAliases(fields))).every(
    ([name, value]) => (is.get(name) ?? null) === value,
  );
}

/** Returns the last item that can absorb a save, so that both are sent as one; never an item that is being sent. */
function foldInto(ofCatch: readonly CatchItem[], saved: SavedCatch["work"]): CatchItem | null {
  const last = ofCatch
    .filter(({ work: { kind } }) => kind === "create" || kind === "change")
    .toSorted(byAge)
    .at(-1);
  if (!last || last.state === "sending") return null;
  return { ...asWaiting(last), work: withSaved(last, saved) };
}

function withSaved({ work, tries, state }: CatchItem, saved: SavedCatch["work"]): CatchWork {
  if (work.kind === "change") return { ...work, fields: foldFields(work.fields, saved.fields) };
  if (work.kind !== "create") return work;
  // Photos are sent separately. Their items know which photos there are, and in which order.
  const { photoOrder: _order, removedPhotoIds: _removed, ...fieldsWithoutPhotos } = defined(saved.fields);
  const fields = foldFields(work.fields, fieldsWithoutPhotos);
  // The server does not have a catch that it refused.
  const mayBeStored = work.since !== undefined || (tries > 0 && state !== "asks");
  if (!mayBeStored || saved.kind === "create") return { ...work, fields };
  const { base, fields: before } = work.since ?? saved;
  return { ...work, fields, since: { base, fields: foldFields(before, fieldsWithoutPhotos) } };
}

/** Drops `undefined` fields, which change nothing. */
function defined(fields: ChangedFields): ChangedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function inOrder(item: CatchItem, photoOrder: readonly string[]): CatchItem {
  return item.work.kind === "photo" ? { ...item, work: { ...item.work, photoOrder } } : item;
}

function photoIdOf({ work }: CatchItem): string {
  return work.kind === "photo" ? work.photoId : "";
}

/** The server may have a photo that was sent, even without an answer. */
function removalsOnServer(dropped: readonly CatchItem[]): CatchWork[] {
  const removedPhotoIds = dropped.filter(({ tries }) => tries > 0).map(photoIdOf);
  return removedPhotoIds.length === 0 ? [] : [{ kind: "change", base: null, fields: { removedPhotoIds } }];
}
