import { foldFields } from "./fields.ts";
import {
  asWaiting,
  type Changes,
  isFoldable,
  isUnsent,
  type OutboxItem,
  type OutboxWork,
} from "./outbox-item.ts";

/** Creates, changes or deletes a whole record. */
export type RecordWork<New extends object, Changed extends object, Stored> =
  | { kind: "create"; fields: New }
  | {
      kind: "change";
      /** The record before the change; `null` if the answer to an earlier item becomes the base. */
      base: Stored | null;
      fields: Changed;
    }
  | { kind: "delete"; base: Stored | null };

function hasFields(work: OutboxWork): work is OutboxWork & { fields: object } {
  return "fields" in work;
}

/**
 * Merges a change into an item that already waits for the record, unless the server may have that item.
 *
 * @param own the record's waiting items, sorted oldest first
 * @param made the new item
 */
export function foldRecord<Item extends OutboxItem>(own: readonly Item[], made: Item): Changes<Item> {
  if (made.work.kind === "delete") return put(own.find(({ work }) => work.kind === "delete") ?? made);
  if (made.work.kind !== "change" || !hasFields(made.work)) return put(made);
  const creation = own.find(({ work }) => work.kind === "create");
  if (creation && isUnsent(creation)) return put(withFields(creation, made.work.fields));
  const change = own.filter(({ work }) => work.kind === "change").findLast(isFoldable);
  if (change) return put(withFields(change, made.work.fields));
  return put(creation ? { ...made, work: { ...made.work, base: null } } : made);
}

/** Returns the item with these fields added, to be sent again. */
export function withFields<Item extends OutboxItem>(item: Item, fields: object): Item {
  const before = hasFields(item.work) ? item.work.fields : {};
  return { ...asWaiting(item), work: { ...item.work, fields: foldFields(before, fields) } };
}

function put<Item extends OutboxItem>(item: Item): Changes<Item> {
  return { put: [item], removed: [] };
}
