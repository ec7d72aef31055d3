import type { CatchReturn } from "@creel/domain/returns/catch-return";
import {
  type ChangedReturnFields,
  type NewReturnFields,
  withAnswers,
} from "@creel/domain/returns/new-return";
import { blocksOfTemplate } from "@creel/domain/returns/templates";
import type { QueryClient } from "@tanstack/react-query";

import { settleRecord } from "../../outbox/changed-elsewhere.ts";
import type { RecordWork } from "../../outbox/fold-record.ts";
import { isInTurn, type ItemType } from "../../outbox/item-type.ts";
import { makeItem, type OutboxItem } from "../../outbox/outbox-item.ts";
import type { Sent } from "../../outbox/outbox-news.ts";
import { changeReturn, createReturn, removeReturn, returnQuery, returnsQuery } from "./api.ts";

type ReturnWork = RecordWork<NewReturnFields & { id: string }, ChangedReturnFields, CatchReturn>;

/** An outbox item that creates, changes, turns in or deletes a catch return. */
export interface ReturnItem extends OutboxItem<ReturnWork, CatchReturn> {
  subject: "return";
}

/** `answer` is the return as the server has it now; `null` after a deletion. */
type ReturnSent = Sent<ReturnItem, CatchReturn>;

const KINDS: Record<ReturnWork["kind"], true> = { create: true, change: true, delete: true };

export function isReturnItem(item: OutboxItem): item is ReturnItem {
  return item.subject === "return" && item.work.kind in KINDS;
}

export function isReturnSent(sent: Sent): sent is ReturnSent {
  return isReturnItem(sent.item);
}

export function isOfReturn(returnId: string): (item: OutboxItem) => item is ReturnItem {
  return (item): item is ReturnItem => isReturnItem(item) && item.subjectId === returnId;
}

export function makeReturnItem(of: { userId: string; returnId: string }, work: ReturnWork): ReturnItem {
  return makeItem({ userId: of.userId, subject: "return", subjectId: of.returnId }, work);
}

/**
 * Tells the outbox how to handle returns. The server takes a change to any version: the last one counts. A return waits
 * for waters that are new on this device.
 */
export const returnItems: ItemType<ReturnItem, CatchReturn> = {
  isItem: isReturnItem,
  namedIn: ({ work }) => ("fields" in work ? (work.fields.water_ids ?? []) : []),
  isBehind: (item, other) => other.subjectId === item.subjectId && isInTurn(item, other, true),
  deliver: async ({ subjectId: id, work }) => {
    if (work.kind === "create") return createReturn(work.fields);
    if (work.kind === "change") return changeReturn(id, work.fields);
    await removeReturn(id);
    return null;
  },
  settle: (items, sent) => settleRecord(items.filter(isOfReturn(sent.item.subjectId)), sent),
  problemIn: () => ({}),
  merge: () => null,
};

/** Returns all returns, as they will be once everything that waits is sent. Figures are the server's last ones. */
export function withPendingReturns(
  stored: readonly CatchReturn[],
  items: readonly OutboxItem[],
): readonly CatchReturn[] {
  return items.filter(isReturnItem).reduce(apply, stored);
}

function apply(returns: readonly CatchReturn[], { subjectId: id, work, keptAt }: ReturnItem) {
  const at = new Date(keptAt).toISOString();
  if (work.kind === "delete") return returns.filter((each) => each.id !== id);
  if (work.kind === "create") {
    return returns.some((each) => each.id === id) ? returns : [newReturn(work.fields, at), ...returns];
  }
  return returns.map((each) => (each.id === id ? changedReturn(each, work.fields, at) : each));
}

const NO_SUMMARY = { trips: 0, days: 0, blanks: 0, hours: null, kept: 0, released: 0 };

function newReturn(fields: NewReturnFields & { id: string }, at: string): CatchReturn {
  const { id, template, name, from, to, water_ids: waterIds = [] } = fields;
  return {
    id,
    version: 1,
    template,
    template_id: fields.template_id ?? null,
    name,
    blocks: [...blocksOfTemplate(template, fields.blocks ?? null)],
    water_ids: waterIds,
    waters: [],
    from,
    to,
    time_zone: fields.time_zone ?? "UTC",
    deadline: fields.deadline ?? null,
    answers: withAnswers({}, fields.answers ?? {}),
    turned_in_at: null,
    summary: NO_SUMMARY,
    missing_count: 0,
    created_at: at,
    updated_at: at,
  };
}

/** Returns the return with a change that waits. */
function changedReturn(
  stored: CatchReturn,
  { answers, ...fields }: ChangedReturnFields,
  at: string,
): CatchReturn {
  const given = Object.entries(fields).filter(([name, value]) => value !== undefined && name in stored);
  return {
    ...stored,
    ...Object.fromEntries(given),
    answers: withAnswers(stored.answers, answers ?? {}),
    updated_at: at,
  };
}

/** Updates the cached list to match what the server will answer next; figures are fetched again. */
export function putSentReturn(queryClient: QueryClient, { item, answer }: ReturnSent): void {
  queryClient.setQueryData(returnsQuery.queryKey, (was) => {
    if (!was) return was;
    return withPendingReturns(was, [item]).map((each) => (each.id === answer?.id ? answer : each));
  });
  if (!answer) return;
  queryClient.setQueryData(returnQuery(answer.id).queryKey, (was) => was && { ...was, return: answer });
}
