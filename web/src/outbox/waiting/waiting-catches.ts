import { withoutAliases } from "@creel/domain/catches/aliases";
import type { Catch } from "@creel/domain/catches/catch";

import {
  type CatchItem,
  isCatchItem,
  isOfCatch,
  subjectId,
  type OutboxItem,
  type OutboxState,
  type Problem,
} from "../outbox-item.ts";
import { nextDue } from "../send-order.ts";

export type Noted = Partial<
  Pick<Catch, "species" | "weight" | "length" | "lure_type" | "date" | "time_zone">
>;

/** All that waits to be sent of one catch. */
export interface WaitingCatch {
  catchId: string;
  /** The oldest first. */
  items: readonly CatchItem[];
  kind: "new" | "changed" | "deleted";
  state: OutboxState;
  /** Why it is not sent; `null` where nothing went wrong. */
  problem: Problem | null;
  tries: number;
  /** When it is tried next, in milliseconds since 1970; `null` where it waits for the angler. */
  nextAt: number | null;
  /** In milliseconds since 1970. */
  keptAt: number;
  photoIds: readonly string[];
  /** Its words are on the server: only photos wait. */
  areWordsUp: boolean;
  /** What is known of it by what waits, and by what was sent of it before. */
  noted: Noted;
}

/** What is to be said of several items is that of the first of these. */
const STATES: readonly OutboxState[] = ["sending", "asks", "later", "waiting"];

/** By catch, in the order in which they were kept. `sent` are items that were sent before. */
export function groupByCatch(
  items: readonly OutboxItem[],
  sent: readonly OutboxItem[],
  now: number,
): WaitingCatch[] {
  const catchIds = [...new Set(items.filter(isCatchItem).map(({ catchId }) => catchId))];
  return catchIds.map((catchId) => {
    const isOf = isOfCatch(catchId);
    return describe(items.filter(isOf), sent.filter(isOf), now);
  });
}

function describe(items: readonly CatchItem[], sent: readonly CatchItem[], now: number): WaitingCatch {
  const state = STATES.find((each) => items.some((item) => item.state === each)) ?? "waiting";
  const speaker = items.find((item) => item.state === state);
  const photoIds = items.flatMap(({ work }) => (work.kind === "photo" ? [work.photoId] : []));
  return {
    catchId: items[0]?.catchId ?? "",
    items,
    kind: kindOf(items, sent),
    state,
    problem: speaker?.problem ?? null,
    tries: speaker?.tries ?? 0,
    nextAt: nextDue(items, now),
    keptAt: Math.min(...items.map(({ keptAt }) => keptAt)),
    photoIds,
    areWordsUp: photoIds.length === items.length,
    noted: Object.assign({}, ...[...sent, ...items].map(notedIn)),
  };
}

function kindOf(items: readonly CatchItem[], sent: readonly CatchItem[]): WaitingCatch["kind"] {
  const has = (kind: string) => items.some(({ work }) => work.kind === kind);
  if (has("delete")) return "deleted";
  return has("create") || sent.some(({ work }) => work.kind === "create") ? "new" : "changed";
}

export function notedIn({ work }: CatchItem): Noted {
  switch (work.kind) {
    case "create":
      return defined(work.fields);
    case "change":
      return { ...work.base, ...defined(work.fields) };
    case "delete":
      return { ...work.base };
    case "photo":
      return {};
  }
}

function defined(fields: Record<string, unknown>): Noted {
  return Object.fromEntries(
    Object.entries(withoutAliases(fields)).filter(([, value]) => value !== undefined),
  );
}

/** A save that is sent at once is not worth a word; one that takes longer than this is. In milliseconds. */
const UNNOTICED_MS = 10_000;

export interface Waiting {
  catches: number;
  /** When the first was kept of those that wait for the server, or else of all; in milliseconds since 1970. */
  since: number;
  /** How many of them wait for the angler. */
  asking: number;
}

/** How many catches wait and since when; `null` while there is nothing to tell. */
export function summarizeWaiting(
  items: readonly OutboxItem[],
  { isReached, now }: { isReached: boolean; now: number },
): Waiting | null {
  const [first] = items;
  if (!first) return null;
  const asking = items.filter(({ state }) => state === "asks");
  const others = items.filter((item) => asking.every((each) => subjectId(each) !== subjectId(item)));
  const since = Math.min(...(others.length > 0 ? others : items).map(({ keptAt }) => keptAt));
  const isStuck = asking.length > 0 || items.some(({ state }) => state === "later");
  if (isReached && !isStuck && now - since < UNNOTICED_MS) return null;
  return { catches: countCatches(items), since, asking: countCatches(asking) };
}

export function countCatches(items: readonly OutboxItem[]): number {
  return new Set(items.filter(isCatchItem).map(({ catchId }) => catchId)).size;
}
