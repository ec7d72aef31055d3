import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import type { CustomFieldChanges, NewCustomFieldValues } from "@creel/domain/custom-fields/new-custom-field";
import type { QueryClient } from "@tanstack/react-query";

import { settleRecord } from "../outbox/changed-elsewhere.ts";
import type { RecordWork } from "../outbox/fold-record.ts";
import { isInTurn, type ItemType } from "../outbox/item-type.ts";
import { makeItem, type OutboxItem } from "../outbox/outbox-item.ts";
import type { Sent } from "../outbox/outbox-news.ts";
import { changeCustomField, createCustomField, deleteCustomField, customFieldsQuery } from "./api.ts";

type FieldWork = RecordWork<NewCustomFieldValues & { id: string }, CustomFieldChanges, CustomField>;

/** An outbox item that creates, changes, moves or deletes a custom field. */
export interface FieldItem extends OutboxItem<FieldWork, CustomField> {
  subject: "custom field";
}

/** `answer` is the field as the server has it now; `null` after a deletion. */
export type FieldSent = Sent<FieldItem, CustomField>;

const KINDS: Record<FieldWork["kind"], true> = { create: true, change: true, delete: true };

export function isFieldItem(item: OutboxItem): item is FieldItem {
  return item.subject === "custom field" && item.work.kind in KINDS;
}

export function isFieldSent(sent: Sent): sent is FieldSent {
  return isFieldItem(sent.item);
}

export function isOfField(fieldId: string): (item: OutboxItem) => item is FieldItem {
  return (item): item is FieldItem => isFieldItem(item) && item.subjectId === fieldId;
}

interface FieldOfUser {
  userId: string;
  fieldId: string;
}

export function makeFieldItem({ userId, fieldId }: FieldOfUser, work: FieldWork): FieldItem {
  return makeItem({ userId, subject: "custom field", subjectId: fieldId }, work);
}

/** Tells the outbox how to handle custom fields. The server takes a change to any version: the last one counts. */
export const fieldItems: ItemType<FieldItem, CustomField> = {
  isItem: isFieldItem,
  namedIn: () => [],
  // All fields share one order, so a move waits for every earlier change.
  isBehind: (item, other) =>
    other.subjectId === item.subjectId
      ? isInTurn(item, other, true)
      : other.id < item.id && isMove(item) && other.state !== "asks",
  deliver: async ({ subjectId: id, work }) => {
    if (work.kind === "create") return createCustomField(work.fields);
    if (work.kind === "change") return changeCustomField(id, work.fields);
    await deleteCustomField(id);
    return null;
  },
  settle: (items, sent) => settleRecord(items.filter(isOfField(sent.item.subjectId)), sent),
  problemIn: () => ({}),
  merge: () => null,
};

function isMove({ work }: FieldItem): boolean {
  return work.kind === "change" && work.fields.position !== undefined;
}

/** Returns all custom fields in their order, as they will be once everything that waits is sent. */
export function withPendingFields(
  stored: readonly CustomField[],
  items: readonly OutboxItem[],
): readonly CustomField[] {
  return items.filter(isFieldItem).reduce(apply, stored);
}

function apply(fields: readonly CustomField[], item: FieldItem): readonly CustomField[] {
  const { subjectId: id, work, keptAt } = item;
  const others = fields.filter((field) => field.id !== id);
  if (work.kind === "delete") return others;
  const known = fields.find((field) => field.id === id);
  const at = new Date(keptAt).toISOString();
  if (work.kind === "create") {
    const made = { ...EMPTY, ...withoutUndefined(work.fields), id, created_at: at, updated_at: at };
    return known ? fields : [...fields, made];
  }
  if (!known) return fields;
  const { position = fields.indexOf(known), ...changes } = work.fields;
  return others.toSpliced(position, 0, { ...known, ...withoutUndefined(changes), updated_at: at });
}

const EMPTY: Omit<CustomField, "id" | "created_at" | "updated_at"> = {
  version: 1,
  subject: "catch",
  name: "",
  kind: "text",
  unit: null,
  choices: [],
  is_removed: false,
  uses: 0,
};

/** Drops `undefined`, which changes nothing. */
function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Updates the cached list to match what the server will answer next. */
export function putSentField(queryClient: QueryClient, { item, answer }: FieldSent): void {
  queryClient.setQueryData(customFieldsQuery.queryKey, (was) => {
    if (!was) return was;
    return withPendingFields(was, [item]).map((field) => (field.id === answer?.id ? answer : field));
  });
}
