import { type Limit, limitSchema } from "@creel/domain/catch-limits/limit";
import type { ChangedLimitFields, NewLimitFields } from "@creel/domain/catch-limits/new-limit";
import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";

import { locale } from "../../i18n/locale.ts";
import { mergeOverStored, settleRecord } from "../../outbox/changed-elsewhere.ts";
import type { RecordWork } from "../../outbox/fold-record.ts";
import { isInTurn, type ItemType } from "../../outbox/item-type.ts";
import { bySubject, makeItem, type OutboxItem } from "../../outbox/outbox-item.ts";
import type { Sent } from "../../outbox/outbox-news.ts";
import { changeLimit, createLimit, limitsQuery, removeLimit } from "./api.ts";

type LimitWork = RecordWork<NewLimitFields & { id: string }, ChangedLimitFields, Limit>;

/** A queued creation, change or deletion of a limit. */
export interface LimitItem extends OutboxItem<LimitWork, Limit> {
  subject: "limit";
}

/** `answer` is the limit as the server stores it; `null` after a deletion. */
export type LimitSent = Sent<LimitItem, Limit>;

const KINDS: Record<LimitWork["kind"], true> = { create: true, change: true, delete: true };

export function isLimitItem(item: OutboxItem): item is LimitItem {
  return item.subject === "limit" && item.work.kind in KINDS;
}

export function isLimitSent(sent: Sent): sent is LimitSent {
  return isLimitItem(sent.item);
}

export function isOfLimit(limitId: string): (item: OutboxItem) => item is LimitItem {
  return (item): item is LimitItem => isLimitItem(item) && item.subjectId === limitId;
}

interface LimitOfUser {
  userId: string;
  limitId: string;
}

export function makeLimitItem({ userId, limitId }: LimitOfUser, work: LimitWork): LimitItem {
  return makeItem({ userId, subject: "limit", subjectId: limitId }, work);
}

const problemSchema = z.object({ limit: limitSchema });

/** Fields that only make sense together. */
const GROUPS = [
  ["water_id", "region"],
  ["min_length", "max_length"],
  ["slot_from", "slot_to"],
  ["closed_from", "closed_to"],
];

/** Tells the outbox how to handle limits. A limit waits for a water that is new on this device. */
export const limitItems: ItemType<LimitItem, Limit> = {
  isItem: isLimitItem,
  namedIn: ({ work }) => ("fields" in work ? [work.fields.water_id] : []),
  isBehind: (item, other) =>
    other.subjectId === item.subjectId &&
    isInTurn(item, other, other.work.kind === "change" && item.work.kind === "change"),
  deliver: async ({ subjectId: id, work }) => {
    if (work.kind === "create") return createLimit(work.fields);
    if (work.kind === "change") return changeLimit({ id, version: work.base?.version ?? null }, work.fields);
    await removeLimit({ id });
    return null;
  },
  settle: (items, sent) => settleRecord(items.filter(isOfLimit(sent.item.subjectId)), sent),
  problemIn: (body) => ({ stored: problemSchema.safeParse(body).data?.limit ?? null }),
  merge: (item) => mergeOverStored(item, { groups: GROUPS }),
};

/** Returns all limits with queued changes applied, by species. */
export function withPendingLimits(stored: readonly Limit[], items: readonly OutboxItem[]): readonly Limit[] {
  const waiting = bySubject(items.filter(isLimitItem));
  if (waiting.size === 0) return stored;
  const known = new Set(stored.map(({ id }) => id));
  const listed = stored.flatMap((limit) => limitOfItems(limit, waiting.get(limit.id) ?? []) ?? []);
  const added = [...waiting].flatMap(([id, own]) => (known.has(id) ? [] : (limitOfItems(null, own) ?? [])));
  return [...listed, ...added].toSorted((one, other) => one.species.localeCompare(other.species, locale));
}

/** Returns a limit with its queued changes applied; `null` if it is deleted or not on this device. */
export function limitOfItems(stored: Limit | null, items: readonly LimitItem[]): Limit | null {
  if (items.some(({ work }) => work.kind === "delete")) return null;
  return items.reduce(apply, stored);
}

function apply(limit: Limit | null, { subjectId: id, work, keptAt }: LimitItem): Limit | null {
  const at = new Date(keptAt).toISOString();
  if (work.kind === "delete") return limit;
  if (work.kind === "create") {
    return limit ?? applyFields({ ...EMPTY, id, created_at: at }, work.fields, at);
  }
  const base = limit ?? work.base;
  return base && applyFields(base, work.fields, at);
}

const EMPTY: Omit<Limit, "id" | "created_at"> = {
  version: 1,
  species: "",
  water_id: null,
  region: null,
  min_length: null,
  max_length: null,
  slot_from: null,
  slot_to: null,
  one_over: null,
  bag_day: null,
  bag_year: null,
  closed_from: null,
  closed_to: null,
  note: null,
  source: null,
  read_on: "",
  updated_at: "",
};

/** `undefined` changes nothing. */
function applyFields(limit: Limit, fields: ChangedLimitFields, at: string): Limit {
  const given = Object.entries(fields).filter(([name, value]) => value !== undefined && name in limit);
  return { ...limit, ...Object.fromEntries(given), updated_at: at };
}

/** Updates the cached limits to match what the next refetch will return. */
export function putSentLimit(queryClient: QueryClient, { item, answer }: LimitSent): void {
  queryClient.setQueryData(limitsQuery.queryKey, (cached) => {
    if (!cached) return cached;
    const updated = withPendingLimits(cached.limits, [item]);
    return { limits: updated.map((limit) => (limit.id === answer?.id ? answer : limit)) };
  });
}
