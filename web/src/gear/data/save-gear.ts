import type { Gear } from "@creel/domain/gear/gear";
import type { ChangedGearFields, NewGearFields } from "@creel/domain/gear/new-gear";
import { v7 as uuidv7 } from "uuid";

import { storedSession } from "../../http/stored-session.ts";
import { foldRecord } from "../../outbox/fold-record.ts";
import type { Changes, OutboxItem } from "../../outbox/outbox-item.ts";
import { storeAndAwait } from "../../outbox/sending/store-or-send.ts";
import type { ChangedPhoto } from "../../photos/choose/changed-photo.ts";
import { gearItems, isOfGear, makeGearItem } from "./gear-items.ts";

// Each function stores its change on this device before its promise resolves, with or without a network. All throw
// ApiError if the server refuses the change while the caller waits; then nothing is stored. They throw NetworkError if
// this device cannot store the change.

interface Saved {
  /** False if the change waits to be sent. */
  isSent: boolean;
}

export function createGear(
  { id, ...fields }: NewGearFields & { id: string },
  photo: ChangedPhoto,
): Promise<Saved> {
  const made = makeGearItem(ownGear(id), { kind: "create", fields: { id, ...fields } });
  return save(id, photo, () => ({ put: [made], removed: [] }));
}

export function changeGear(base: Gear, fields: ChangedGearFields, photo: ChangedPhoto): Promise<Saved> {
  const made = makeGearItem(ownGear(base.id), { kind: "change", base, fields });
  return save(base.id, photo, (items) => foldRecord(items.filter(isOfGear(base.id)), made));
}

/** Deletes a lure or a rod, but not the catches made with it. */
export function removeGear(base: Gear): Promise<Saved> {
  const made = makeGearItem(ownGear(base.id), { kind: "delete", base });
  return save(base.id, undefined, (items) => foldRecord(items.filter(isOfGear(base.id)), made));
}

function ownGear(gearId: string) {
  return { userId: storedSession()?.user.id ?? "", gearId };
}

async function save(
  id: string,
  photo: ChangedPhoto,
  plan: (items: readonly OutboxItem[]) => Changes,
): Promise<Saved> {
  const owner = ownGear(id);
  const photoId = uuidv7();
  const files = photo ? { files: new Map([[photoId, photo]]) } : {};
  const sent = await storeAndAwait({ userId: owner.userId, type: gearItems, ...files }, (items) => {
    const { put, removed } = plan(items);
    if (photo === undefined) return { put, removed };
    const work = photo ? ({ kind: "photo", photoId } as const) : ({ kind: "remove photo" } as const);
    return { put: [...put, makeGearItem(owner, work)], removed: [...removed, ...photosOf(items, id)] };
  });
  return { isSent: sent !== null };
}

/** Returns the photos that were not sent yet, which a newer choice replaces. */
function photosOf(items: readonly OutboxItem[], id: string): OutboxItem[] {
  return items.filter(isOfGear(id)).filter(({ work, state }) => work.kind === "photo" && state !== "sending");
}
