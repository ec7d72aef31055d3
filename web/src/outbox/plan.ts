import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields, NewCatchFields } from "@creel/domain/catches/new-catch";
import { v7 as uuidv7 } from "uuid";

import type { OutboxItem, Work } from "./outbox-item.ts";

/** What a step makes of the items of one user. */
export interface Changes {
  put: readonly OutboxItem[];
  removed: readonly OutboxItem[];
}

export interface SavedCatch {
  userId: string;
  catchId: string;
  work:
    | { kind: "create"; fields: NewCatchFields }
    | { kind: "change"; base: Catch | null; fields: ChangedFields };
  /** The photos that are new with this save. */
  photos: readonly { id: string; name: string }[];
  /** All photos that the catch has now, the cover first. */
  photoOrder: readonly string[];
}

/** A catch is created or changed: what waits already for the same catch takes the change on. */
export function planSave(items: readonly OutboxItem[], saved: SavedCatch, now = Date.now()): Changes {
  const { userId, catchId, work, photos, photoOrder } = saved;
  const ofCatch = items.filter((item) => item.catchId === catchId);
  const make = (made: Work) => makeItem({ userId, catchId }, made, now);
  const waiting = ofCatch.filter(({ work: { kind } }) => kind === "photo");
  const dropped = waiting.filter((item) => !photoOrder.includes(photoIdOf(item)));
  return {
    put: [
      foldInto(ofCatch, work.fields) ?? make(work),
      ...waiting.filter((item) => !dropped.includes(item)).map((item) => inOrder(item, photoOrder)),
      ...photos.map(({ id, name }) => make({ kind: "photo", photoId: id, name, photoOrder })),
      ...removalsOnServer(dropped).map(make),
    ],
    removed: dropped,
  };
}

interface Deletion extends Pick<OutboxItem, "userId" | "catchId"> {
  /** Until then it can be taken back; in milliseconds since 1970. */
  heldUntil: number;
}

export function planDeletion(
  items: readonly OutboxItem[],
  { userId, catchId, heldUntil }: Deletion,
): Changes {
  const isThere = items.some((item) => item.catchId === catchId && item.work.kind === "delete");
  const deletion = { ...makeItem({ userId, catchId }, { kind: "delete" }), nextAt: heldUntil };
  return { put: isThere ? [] : [deletion], removed: [] };
}

/** A deletion is taken back: what waited before it waits again. */
export function planUndo(items: readonly OutboxItem[], catchId: string): Changes {
  const isTaken = (item: OutboxItem) =>
    item.catchId === catchId && item.work.kind === "delete" && item.state !== "sending";
  return { put: [], removed: items.filter(isTaken) };
}

/** @param stored The catch in the server's answer; `null` after a deletion. */
export function planSent(items: readonly OutboxItem[], sent: OutboxItem, stored: Catch | null): Changes {
  const others = items.filter((item) => item.catchId === sent.catchId && item.id !== sent.id);
  // Made one of another catch while it was on its way, it is still to be sent for that one.
  const isMoved = items.some(({ id, catchId }) => id === sent.id && catchId !== sent.catchId);
  if (isMoved) return { put: [], removed: [] };
  if (sent.work.kind === "delete") return { put: [], removed: [sent, ...others] };
  return { put: stored ? others.flatMap((item) => rebase(item, stored)) : [], removed: [sent] };
}

/** A catch that no server knows is deleted without asking one. */
export function isUnknownToServer(items: readonly OutboxItem[], catchId: string): boolean {
  return items.some((item) => item.catchId === catchId && item.work.kind === "create" && item.tries === 0);
}

export function makeItem(
  { userId, catchId }: Pick<OutboxItem, "userId" | "catchId">,
  work: Work,
  now = Date.now(),
): OutboxItem {
  return {
    id: uuidv7(),
    userId,
    catchId,
    work,
    state: "waiting",
    tries: 0,
    nextAt: 0,
    problem: null,
    keptAt: now,
  };
}

/** The last item that takes on `fields`, so that both are sent as one; not one that is on its way. */
function foldInto(ofCatch: readonly OutboxItem[], fields: ChangedFields): OutboxItem | null {
  const last = ofCatch
    .filter(({ work: { kind } }) => kind === "create" || kind === "change")
    .toSorted(byAge)
    .at(-1);
  if (!last || last.state === "sending") return null;
  return { ...asWaiting(last), work: withFields(last.work, fields) };
}

export function asWaiting(item: OutboxItem): OutboxItem {
  return { ...item, state: "waiting", nextAt: 0, problem: null };
}

export function byAge(one: OutboxItem, other: OutboxItem): number {
  return one.id < other.id ? -1 : 1;
}

function withFields(work: Work, fields: ChangedFields): Work {
  if (work.kind === "create") {
    // Its photos wait apart: which it has, and in which order, they know.
    const { photoOrder: _order, removedPhotoIds: _removed, ...words } = defined(fields);
    return { ...work, fields: Object.assign({}, work.fields, words) };
  }
  return work.kind === "change" ? { ...work, fields: { ...work.fields, ...defined(fields) } } : work;
}

/** `undefined` changes nothing. */
function defined(fields: ChangedFields): ChangedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function inOrder(item: OutboxItem, photoOrder: readonly string[]): OutboxItem {
  return item.work.kind === "photo" ? { ...item, work: { ...item.work, photoOrder } } : item;
}

function photoIdOf({ work }: OutboxItem): string {
  return work.kind === "photo" ? work.photoId : "";
}

/** The server may have a photo that was sent although no answer came. */
function removalsOnServer(dropped: readonly OutboxItem[]): Work[] {
  const removedPhotoIds = dropped.filter(({ tries }) => tries > 0).map(photoIdOf);
  return removedPhotoIds.length === 0 ? [] : [{ kind: "change", base: null, fields: { removedPhotoIds } }];
}

/** What follows is based on the answer to what came before it. */
function rebase(item: OutboxItem, stored: Catch): OutboxItem[] {
  return item.work.kind === "change" ? [{ ...item, work: { ...item.work, base: stored } }] : [];
}
