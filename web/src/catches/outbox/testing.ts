import type { Catch } from "@creel/domain/catches/catch";
import { DAY_MS } from "@creel/domain/dates/units-of-time";

import type { CatchItem, Work } from "../../outbox/outbox-item.ts";
import { pendingOf } from "./pending-items.ts";
import { changesOf, type PendingChange } from "./pending-changes.ts";

export const KEPT_AT = Date.UTC(2026, 10, 21, 12);

const made = { count: 0 };

/** An item that waits since `KEPT_AT`; of two the one that was made first is the older. */
export function itemOf(catchId: string, work: Work, more: Partial<CatchItem> = {}): CatchItem {
  made.count += 1;
  return {
    id: `item-${String(made.count).padStart(6, "0")}`,
    userId: "angler",
    subject: "catch",
    catchId,
    work,
    state: "waiting",
    tries: 0,
    nextAt: 0,
    problem: null,
    keptAt: KEPT_AT,
    ...more,
  };
}

type CreatedFields = Extract<Work, { kind: "create" }>["fields"];

/** A new pike that waits, of so many days before `KEPT_AT`. */
export function newCatch(id: string, fields: Partial<CreatedFields> = {}, daysAgo = 0): CatchItem {
  const date = new Date(KEPT_AT - daysAgo * DAY_MS).toISOString();
  const known = { id, species: "Pike", date, time_zone: "America/Chicago", latitude: 47.8, longitude: -92.2 };
  return itemOf(id, { kind: "create", fields: { ...known, ...fields } });
}

export function changed(base: Catch, fields: Extract<Work, { kind: "change" }>["fields"]): CatchItem {
  return itemOf(base.id, { kind: "change", base, fields });
}

/** @param base As it was shown; absent in what an older version of the app kept. */
export function deleted(id: string, base?: Catch): CatchItem {
  return itemOf(id, { kind: "delete", ...(base && { base }) });
}

/** What becomes of the catches, of which the server has answered these. */
export function changesTo(stored: readonly Catch[], ...items: CatchItem[]): readonly PendingChange[] {
  return changesOf(pendingOf(items), (id) => stored.find((caught) => caught.id === id));
}
