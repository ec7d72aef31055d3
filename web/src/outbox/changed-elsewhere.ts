import { type FieldSides, hasConflict } from "./field-conflicts.ts";
import { asWaiting, type Changes, UNCHANGED, type OutboxItem, type OutboxWork } from "./outbox-item.ts";
import type { Sent } from "./outbox-news.ts";

interface Versioned {
  version: number;
}

/** Changes a record from how it was shown; `null` where the answer to what came before becomes the base. */
interface ChangeWork extends OutboxWork {
  base: Versioned | null;
  fields: object;
}

function isChange(work: OutboxWork): work is ChangeWork {
  return "base" in work && "fields" in work;
}

/**
 * What follows is based on the answer to what came before it, unless somebody else changed the record in between: then
 * it stays based on what its angler saw, so that both sides are compared.
 *
 * @returns nothing where it stays as it is.
 */
export function rebase<Item extends OutboxItem>(item: Item, sent: OutboxItem, stored: Versioned): Item[] {
  if (!isChange(item.work)) return [];
  const { base } = item.work;
  const made = sent.work.kind === "create" ? 0 : 1;
  if (base && stored.version > base.version + made) return [];
  return [{ ...item, work: { ...item.work, base: stored } }];
}

/** What becomes of what waits for a record when an item of it was sent. `own` are the items of that record. */
export function settleRecord<Item extends OutboxItem>(
  own: readonly Item[],
  { item: sent, answer }: Sent<Item, Versioned>,
): Changes<Item> {
  const others = own.filter(({ id }) => id !== sent.id);
  if (sent.work.kind === "delete") return { put: [], removed: [sent, ...others] };
  return { put: answer ? others.flatMap((other) => rebase(other, sent, answer)) : [], removed: [sent] };
}

interface Merging {
  /** Fields that are changed together. */
  groups?: readonly (readonly string[])[];
  /** What of a record its angler writes, where the server counts something within its fields. */
  writtenIn?: (record: object) => object;
}

/** Sent again over what is stored, where each field was changed on one side only; else `null`. */
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

/** The angler's change goes over the stored version. */
function overStored<Item extends OutboxItem>(item: Item): Item | null {
  const stored = item.problem?.stored ?? null;
  if (stored === null || !isChange(item.work)) return null;
  return { ...asWaiting(item), work: { ...item.work, base: stored } };
}

/** What was chosen of two versions: the angler's goes over the stored one, or is dropped. */
export function planChosenVersion(items: readonly OutboxItem[], itemId: string, isMine: boolean): Changes {
  const item = items.find(({ id }) => id === itemId);
  const mine = item ? overStored(item) : null;
  if (!item || !mine) return UNCHANGED;
  return isMine ? { put: [mine], removed: [] } : { put: [], removed: [item] };
}
