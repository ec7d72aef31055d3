import { flatFields } from "./fields.ts";
import { asWaiting, type Changes, UNCHANGED, type OutboxItem, type OutboxWork } from "./outbox-item.ts";
import type { Sent } from "./outbox-news.ts";

interface Versioned {
  version: number;
}

/** A change based on `base`, the record as it was shown; `null` if the answer to an earlier item becomes the base. */
interface ChangeWork extends OutboxWork {
  base: Versioned | null;
  fields: object;
}

function isChange(work: OutboxWork): work is ChangeWork {
  return "base" in work && "fields" in work;
}

/**
 * Bases a later change on the answer to an earlier one, unless the record was changed elsewhere in between. Then the
 * base stays as the angler saw it, so that both sides can be compared.
 *
 * @returns an empty array if the item stays unchanged
 */
export function rebase<Item extends OutboxItem>(item: Item, sent: OutboxItem, stored: Versioned): Item[] {
  if (!isChange(item.work)) return [];
  const { base } = item.work;
  const made = sent.work.kind === "create" ? 0 : 1;
  if (base && stored.version > base.version + made) return [];
  return [{ ...item, work: { ...item.work, base: stored } }];
}

/**
 * Returns the changes to a record's items after one of them was sent.
 *
 * @param own the items of that record
 */
export function settleRecord<Item extends OutboxItem>(
  own: readonly Item[],
  { item: sent, answer }: Sent<Item, Versioned>,
): Changes<Item> {
  const others = own.filter(({ id }) => id !== sent.id);
  if (sent.work.kind === "delete") return { put: [], removed: [sent, ...others] };
  return { put: answer ? others.flatMap((other) => rebase(other, sent, answer)) : [], removed: [sent] };
}

interface Merging {
  /** Fields that conflict as a group: a change to one counts for all. */
  groups?: readonly (readonly string[])[];
  /** Returns the part of a record that the angler writes, if the server adds counts to the same fields. */
  writtenIn?: (record: object) => object;
}

/** Returns the item based on the stored version, to be sent again; `null` if both sides changed the same field. */
export function mergeOverStored<Item extends OutboxItem>(
  item: Item,
  { groups = [], writtenIn = (record) => record }: Merging = {},
): Item | null {
  const over = overStored(item);
  if (!over || !isChange(item.work) || !item.work.base) return null;
  const sides: FieldSides = {
    base: writtenIn(item.work.base),
    stored: writtenIn(Object(item.problem?.stored)),
    fields: item.work.fields,
  };
  return hasConflict(sides, groups) ? null : over;
}

/** Bases the angler's change on the stored version, which it overwrites. */
function overStored<Item extends OutboxItem>(item: Item): Item | null {
  const stored = item.problem?.stored ?? null;
  if (stored === null || !isChange(item.work)) return null;
  return { ...asWaiting(item), work: { ...item.work, base: stored } };
}

/** Applies the angler's choice between two versions: their change overwrites the stored one, or is dropped. */
export function planChosenVersion(items: readonly OutboxItem[], itemId: string, isMine: boolean): Changes {
  const item = items.find(({ id }) => id === itemId);
  const mine = item ? overStored(item) : null;
  if (!item || !mine) return UNCHANGED;
  return isMine ? { put: [mine], removed: [] } : { put: [], removed: [item] };
}

/** The versions that are compared to find a conflict. */
interface FieldSides {
  /** The record before the change on this device. */
  base: object;
  /** The record as it is stored now. */
  stored: object;
  /** The fields sent from this device. */
  fields: object;
}

/**
 * Whether both sides changed a field to different values.
 *
 * @param groups fields that conflict as a group
 */
function hasConflict(sides: FieldSides, groups: readonly (readonly string[])[]): boolean {
  const base = byName(sides.base);
  const stored = byName(sides.stored);
  const fields = byName(sides.fields);
  return [...fields.keys()].some((name) => {
    const group = groups.find((each) => each.includes(name)) ?? [name];
    const isTheirs = group.some((each) => textOf(base, each) !== textOf(stored, each));
    return isTheirs && textOf(fields, name) !== textOf(stored, name);
  });
}

function byName(fields: object): ReadonlyMap<string, unknown> {
  return new Map(flatFields(fields));
}

/** Instants are compared as numbers because their text may differ. */
function textOf(of: ReadonlyMap<string, unknown>, name: string): string {
  const value = of.get(name);
  const isInstant = typeof value === "string" && name.endsWith("_at");
  return JSON.stringify((isInstant ? Date.parse(value) : value) ?? null);
}
