import { foldFields } from "./fields.ts";
import {
  asWaiting,
  type Changes,
  isFoldable,
  isUnsent,
  type OutboxItem,
  type OutboxWork,
} from "./outbox-item.ts";

/** Makes, changes or deletes a record as a whole. */
export type RecordWork<New extends object, Changed extends object, Stored> =
  | { kind: "create"; fields: New }
  | {
      kind: "change";
      /** The record as it was when it was changed; `null` where the answer to what came before becomes the base. */
      base: Stored | null;
      fields: Changed;
    }
  | { kind: "delete"; base: Stored | null };

function hasFields(work: OutboxWork): work is OutboxWork & { fields: object } {
  return "fields" in work;
}

/**
 * What is to be done to a record goes into what waits for it already, where the server cannot have that yet.
 *
 * @param own What waits for the record, the oldest first.
 * @param made What is to be done now.
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

/** It is sent with these fields, too. */
export function withFields<Item extends OutboxItem>(item: Item, fields: object): Item {
  const before = hasFields(item.work) ? item.work.fields : {};
  return { ...asWaiting(item), work: { ...item.work, fields: foldFields(before, fields) } };
}

function put<Item extends OutboxItem>(item: Item): Changes<Item> {
  return { put: [item], removed: [] };
}
