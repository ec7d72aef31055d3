import type { Catch } from "@creel/domain/catches/catch";
import type { CatchFilters } from "@creel/domain/catches/catch-filters";
import { matchesFilters } from "@creel/domain/catches/matches-filters";

import type { KnownWater } from "../../waters/outbox/known-waters.ts";
import type { CatchItem, CatchWork } from "./catch-item.ts";
import { catchOfItems } from "./catch-of-items.ts";
import { dayOf } from "./caught-when.ts";
import { isDeleted, type Pending } from "./pending-items.ts";

/** The effect of all pending items on one catch. */
export interface PendingChange {
  id: string;
  /** The catch as the server answered it; `null` if it is new, or not on this device. */
  before: Catch | null;
  /** `null` if the catch is deleted. */
  after: Catch | null;
  /** True if no answer of the server has it, because a pending item creates it. */
  isNew: boolean;
}

/** The same object as long as nothing is pending. */
export const NO_CHANGES: readonly PendingChange[] = [];

/**
 * @param stored Returns a catch as the server answered it.
 * @param waters The waters that this device knows.
 */
export function changesOf(
  pending: Pending,
  stored: (id: string) => Catch | undefined,
  waters: readonly KnownWater[] = NO_WATERS,
): readonly PendingChange[] {
  if (pending.size === 0) return NO_CHANGES;
  return Array.from(pending, ([id, items]) => changeOf(id, items, { stored: stored(id), waters })).filter(
    (change) => change !== null,
  );
}

interface Known {
  stored: Catch | undefined;
  waters: readonly KnownWater[];
}

function changeOf(id: string, items: readonly CatchItem[], { stored, waters }: Known): PendingChange | null {
  const isNew = !stored && items.some(({ work }) => work.kind === "create");
  const before = stored ?? (isNew ? null : baseOf(items));
  const after = mergePending(before, items, waters);
  // A photo alone says nothing about a catch that is not on this device.
  return after === null && !isDeleted(items) ? null : { id, before, after, isNew };
}

/** The base of the oldest change is closest to what the server has. */
function baseOf(items: readonly CatchItem[]): Catch | null {
  const bases = items.flatMap(({ work }) =>
    work.kind === "change" || work.kind === "delete" ? (work.base ?? []) : [],
  );
  return bases[0] ?? null;
}

interface MergedCatch {
  before: Catch | null;
  waters: readonly KnownWater[];
  works: readonly CatchWork[];
  after: Catch | null;
}

const NO_WATERS: readonly KnownWater[] = [];

const mergedCatches = new WeakMap<CatchWork, MergedCatch>();

/** Returns the same object for the same work on the same catch, to avoid rerenders. */
function mergePending(
  before: Catch | null,
  items: readonly CatchItem[],
  waters: readonly KnownWater[],
): Catch | null {
  const works = items.map(({ work }) => work);
  const [first] = works;
  const known = first && mergedCatches.get(first);
  const isSame = known?.before === before && known.waters === waters && known.works.length === works.length;
  if (isSame && works.every((work, index) => work === known.works[index])) return known.after;
  const after = catchOfItems(before, items, waters);
  if (first) mergedCatches.set(first, { before, waters, works, after });
  return after;
}

const days = new WeakMap<Catch, string>();

/** yyyy-mm-dd on the catch's own clock. Cached, because time zone calculations are slow. */
export function dayOfCatch(caught: Catch): string {
  const day = days.get(caught) ?? dayOf(caught);
  days.set(caught, day);
  return day;
}

export function matches(caught: Catch | null, filters: CatchFilters): caught is Catch {
  if (caught === null) return false;
  const dated = {
    caught,
    get day() {
      return dayOfCatch(caught);
    },
  };
  return matchesFilters(dated, filters);
}
