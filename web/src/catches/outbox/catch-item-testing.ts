import type { Catch } from "@creel/domain/catches/catch";
import { DAY_MS } from "@creel/domain/dates/units-of-time";

import { makeCatchItem } from "./catch-item.ts";
import type { CatchItem, CatchWork } from "./catch-item.ts";
import { changesOf, type PendingChange } from "./pending-changes.ts";
import { pendingOf } from "./pending-items.ts";

export const KEPT_AT = Date.UTC(2026, 10, 21, 12);

const made = { count: 0 };

/** An item that has been pending since `KEPT_AT`. Items made earlier count as older. */
export function itemOf(catchId: string, work: CatchWork, more: Partial<CatchItem> = {}): CatchItem {
  made.count += 1;
  return {
    ...makeCatchItem({ userId: "angler", catchId }, work, KEPT_AT),
    id: `item-${String(made.count).padStart(6, "0")}`,
    ...more,
  };
}

type CreatedFields = Extract<CatchWork, { kind: "create" }>["fields"];

/** A pending new pike, caught `daysAgo` days before `KEPT_AT`. */
export function newCatch(id: string, fields: Partial<CreatedFields> = {}, daysAgo = 0): CatchItem {
  const date = new Date(KEPT_AT - daysAgo * DAY_MS).toISOString();
  const known = { id, species: "Pike", date, time_zone: "America/Chicago", latitude: 47.8, longitude: -92.2 };
  return itemOf(id, { kind: "create", fields: { ...known, ...fields } });
}

export function changed(base: Catch, fields: Extract<CatchWork, { kind: "change" }>["fields"]): CatchItem {
  return itemOf(base.id, { kind: "change", base, fields });
}

/** @param base The catch as it was shown; absent in items that an older version of the app stored. */
export function deleted(id: string, base?: Catch): CatchItem {
  return itemOf(id, { kind: "delete", ...(base && { base }) });
}

/** Returns the effect of the items on these stored catches. */
export function changesTo(stored: readonly Catch[], ...items: CatchItem[]): readonly PendingChange[] {
  return changesOf(pendingOf(items), (id) => stored.find((caught) => caught.id === id));
}
