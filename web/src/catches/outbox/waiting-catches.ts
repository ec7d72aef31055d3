import type { Catch } from "@creel/domain/catches/catch";
import { withoutAliases } from "@creel/domain/details/aliases";

import type { OutboxItem } from "../../outbox/outbox-item.ts";
import { stateOf, type WaitingState } from "../../outbox/waiting/waiting-state.ts";
import { type CatchItem, isCatchItem, isOfCatch } from "./catch-item.ts";
import { catchItems } from "./catch-items.ts";

export type Noted = Partial<
  Pick<Catch, "species" | "weight" | "length" | "lure_type" | "date" | "time_zone">
>;

/** Everything that is pending for one catch. */
export interface WaitingCatch extends WaitingState {
  catchId: string;
  /** Oldest first. */
  items: readonly CatchItem[];
  photoIds: readonly string[];
  /** True if the catch itself is on the server, and only photos are pending. */
  isCatchStored: boolean;
  /** The details of the catch, from pending items and from items that were sent before. */
  noted: Noted;
}

/** Grouped by catch, in the order in which they were stored. `sent` holds items that were sent before. */
export function groupByCatch(
  items: readonly OutboxItem[],
  sent: readonly OutboxItem[],
  now: number,
): WaitingCatch[] {
  const catchIds = [...new Set(items.filter(isCatchItem).map(({ subjectId }) => subjectId))];
  return catchIds.map((catchId) => {
    const isOf = isOfCatch(catchId);
    return describe(items.filter(isOf), sent.filter(isOf), now);
  });
}

function describe(items: readonly CatchItem[], sent: readonly CatchItem[], now: number): WaitingCatch {
  const photoIds = items.flatMap(({ work }) => (work.kind === "photo" ? [work.photoId] : []));
  return {
    catchId: items[0]?.subjectId ?? "",
    items,
    kind: kindOf(items, sent),
    ...stateOf(items, catchItems, now),
    photoIds,
    isCatchStored: photoIds.length === items.length,
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
