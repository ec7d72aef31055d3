import { type Gear, type GearVariant, gearSchema } from "@creel/domain/gear/gear";
import type { ChangedGearFields, NewGearFields } from "@creel/domain/gear/new-gear";
import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";

import { devicePhoto } from "../../device/device-photo.ts";
import { mergeOverStored, settleRecord } from "../../outbox/changed-elsewhere.ts";
import type { RecordWork } from "../../outbox/fold-record.ts";
import { type Delivery, isInTurn, type ItemType } from "../../outbox/item-type.ts";
import { bySubject, makeItem, type OutboxItem } from "../../outbox/outbox-item.ts";
import type { Sent } from "../../outbox/outbox-news.ts";
import { changeGear, createGear, putGearPhoto, removeGear, removeGearPhoto, gearQuery } from "./api.ts";

type GearWork =
  | RecordWork<NewGearFields & { id: string }, ChangedGearFields, Gear>
  | { kind: "photo"; photoId: string }
  | { kind: "remove photo" };

/** A queued creation, change or deletion of a lure or a rod. */
export interface GearItem extends OutboxItem<GearWork, Gear> {
  subject: "gear";
}

/** `answer` is the item as the server stores it; `null` after a deletion. */
export type GearSent = Sent<GearItem, Gear>;

const KINDS: Record<GearWork["kind"], true> = {
  create: true,
  change: true,
  delete: true,
  photo: true,
  "remove photo": true,
};

export function isGearItem(item: OutboxItem): item is GearItem {
  return item.subject === "gear" && item.work.kind in KINDS;
}

export function isGearSent(sent: Sent): sent is GearSent {
  return isGearItem(sent.item);
}

export function isOfGear(gearId: string): (item: OutboxItem) => item is GearItem {
  return (item): item is GearItem => isGearItem(item) && item.subjectId === gearId;
}

export function makeGearItem(
  { userId, gearId }: { userId: string; gearId: string },
  work: GearWork,
): GearItem {
  return makeItem({ userId, subject: "gear", subjectId: gearId }, work);
}

const problemSchema = z.object({ gear: gearSchema });

/** Defines how the outbox handles lures and rods. */
export const gearItems: ItemType<GearItem, Gear> = {
  isItem: isGearItem,
  namedIn: () => [],
  isBehind: (item, other) =>
    other.subjectId === item.subjectId &&
    isInTurn(item, other, other.work.kind === "change" && item.work.kind === "change"),
  deliver,
  settle: (items, sent) => settleRecord(items.filter(isOfGear(sent.item.subjectId)), sent),
  problemIn: (body) => ({ stored: problemSchema.safeParse(body).data?.gear ?? null }),
  merge: (item) => mergeOverStored(item, { writtenIn: editableFields }),
};

async function deliver({ subjectId: id, work }: GearItem, { fileOf }: Delivery): Promise<Gear | null> {
  switch (work.kind) {
    case "create":
      return createGear(work.fields);
    case "change":
      return changeGear({ id, version: work.base?.version ?? null }, work.fields);
    case "photo": {
      const file = await fileOf(work.photoId);
      // The file is `null` if another photo was chosen in the meantime.
      return file && putGearPhoto({ id }, file);
    }
    case "remove photo":
      return removeGearPhoto({ id });
    case "delete":
      await removeGear({ id });
      return null;
  }
}

/** Leaves out each variant's catch statistics, which are not edits of the variant. */
function editableFields(record: object): object {
  const gear = gearSchema.safeParse(record).data;
  if (!gear) return record;
  const variants = gear.variants.map(({ fish: _fish, last_at: _last, best: _best, ...written }) => written);
  return { ...gear, variants };
}

/** Returns the tackle box with all queued changes applied. New items come first. */
export function withPendingGear(stored: readonly Gear[], items: readonly OutboxItem[]): readonly Gear[] {
  const waiting = bySubject(items.filter(isGearItem));
  if (waiting.size === 0) return stored;
  const known = new Set(stored.map(({ id }) => id));
  const listed = stored.flatMap((gear) => gearOfItems(gear, waiting.get(gear.id) ?? []) ?? []);
  const added = [...waiting].flatMap(([id, own]) => (known.has(id) ? [] : (gearOfItems(null, own) ?? [])));
  return [...added, ...listed];
}

/**
 * Returns a lure or a rod with its queued changes applied; `null` if it is deleted, or if this device has only a part
 * of it.
 */
export function gearOfItems(stored: Gear | null, items: readonly GearItem[]): Gear | null {
  if (items.some(({ work }) => work.kind === "delete")) return null;
  return items.reduce(apply, stored);
}

function apply(gear: Gear | null, { subjectId: id, work, keptAt }: GearItem): Gear | null {
  const at = new Date(keptAt).toISOString();
  if (work.kind === "create") {
    return gear ?? applyFields({ ...EMPTY, id, kind: work.fields.kind, created_at: at }, work.fields, at);
  }
  if (work.kind === "change") {
    const base = gear ?? work.base;
    return base && applyFields(base, work.fields, at);
  }
  return gear && { ...gear, photo: work.kind === "photo" ? devicePhoto(work.photoId) : null };
}

const NOTHING_CAUGHT = { fish: 0, last_at: null, best: null };

const EMPTY: Omit<Gear, "id" | "kind" | "created_at"> = {
  version: 1,
  name: "",
  brand: null,
  lure_type: null,
  state: "in_use",
  note: null,
  variants: [],
  fields: [],
  photo: null,
  is_sample: false,
  ...NOTHING_CAUGHT,
  merges: [],
  updated_at: "",
};

/** Applies the changed fields to an item. `undefined` changes nothing. */
function applyFields(gear: Gear, { variants, ...fields }: ChangedGearFields, at: string): Gear {
  const given = Object.entries(fields).filter(([name, value]) => value !== undefined && name in gear);
  const updated: Gear = { ...gear, ...Object.fromEntries(given), updated_at: at };
  if (!variants) return updated;
  return { ...updated, variants: variants.map((variant) => toVariant(variant, gear.variants)) };
}

type SentVariant = NonNullable<ChangedGearFields["variants"]>[number];

function toVariant({ id, ...texts }: SentVariant, known: readonly GearVariant[]): GearVariant {
  const { color = null, size = null, weight = null, dive_depth: depth = null } = texts;
  const { fish, last_at: lastAt, best } = known.find((each) => each.id === id) ?? NOTHING_CAUGHT;
  return { id, color, size, weight, dive_depth: depth, fish, last_at: lastAt, best };
}

/** Updates the cached tackle box to match what the next refetch will return. */
export function putSentGear(queryClient: QueryClient, { item, answer }: GearSent): void {
  queryClient.setQueryData(gearQuery.queryKey, (cached) => {
    if (!cached) return cached;
    const updated = withPendingGear(cached.gear, [item]);
    return { gear: updated.map((gear) => (gear.id === answer?.id ? answer : gear)) };
  });
}
