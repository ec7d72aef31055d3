import type { Catch } from "@creel/domain/catches/catch";
import type { CatchFilters } from "@creel/domain/catches/catch-filters";
import {
  type CatchSummary,
  type CatchTotals,
  type LureCounts,
  NO_FAVORITE_SPECIES,
  type SpeciesCounts,
} from "@creel/domain/catches/summary";
import { speciesKey } from "@creel/domain/species/species";
import { endOfMonth, startOfMonth, toCalendarDate, today } from "@internationalized/date";

import { dayOfCatch, matches, type PendingChange } from "./pending-changes.ts";
import { countPending } from "./pending-list.ts";

/** Rounds sums of floats such as 0.1 + 0.2. Weights have at most this many decimals. */
const DECIMALS = 6;

/**
 * The heaviest, the longest and the days only grow. If a record is deleted or made smaller, only the server knows the
 * next one, and returns it once it has the change.
 */
export function withPendingTotals(
  totals: CatchTotals,
  changes: readonly PendingChange[],
  filters: CatchFilters,
): CatchTotals {
  if (changes.length === 0) return totals;
  const removed = matching(
    changes.map(({ before }) => before),
    filters,
  );
  const added = matching(
    changes.map(({ after }) => after),
    filters,
  );
  const count = Math.max(0, totals.count + countPending(changes, filters));
  if (count === 0) return NO_TOTALS;
  const days = added.map(dayOfCatch);
  return {
    count,
    totalWeight: sumOf(totals.totalWeight, weightsOf(added), weightsOf(removed)),
    heaviest: most([totals.heaviest, ...weightsOf(added)]),
    longest: most([totals.longest, ...added.map(({ length }) => length)]),
    firstDay: [totals.firstDay, ...days].filter(isKnown).toSorted().at(0) ?? null,
    lastDay: [totals.lastDay, ...days].filter(isKnown).toSorted().at(-1) ?? null,
  };
}

const NO_TOTALS: CatchTotals = {
  count: 0,
  totalWeight: null,
  heaviest: null,
  longest: null,
  firstDay: null,
  lastDay: null,
};

function matching(catches: readonly (Catch | null)[], filters: CatchFilters): Catch[] {
  return catches.filter((caught) => matches(caught, filters));
}

function weightsOf(catches: readonly Catch[]): number[] {
  return catches.flatMap(({ weight }) => weight ?? []);
}

function sumOf(sum: number | null, added: readonly number[], taken: readonly number[]): number | null {
  if (sum === null && added.length === 0) return null;
  const changed = [...added, ...taken.map((weight) => -weight)];
  return Number(changed.reduce((so, weight) => so + weight, sum ?? 0).toFixed(DECIMALS));
}

function most(values: readonly (number | null)[]): number | null {
  const known = values.filter(isKnown);
  return known.length === 0 ? null : Math.max(...known);
}

function isKnown<Value>(value: Value | null): value is Value {
  return value !== null;
}

interface SummaryContext {
  everything: CatchFilters;
  /** The current month on the user's clock, in milliseconds since 1970; `until` is not part of it. */
  month: { from: number; until: number };
  /** Includes pending changes; absent if the counts are not on this device. */
  species: SpeciesCounts | undefined;
}

/** The server's summary of an empty log. */
const NO_SUMMARY: CatchSummary = {
  totalCatches: 0,
  thisMonth: 0,
  favoriteSpecies: NO_FAVORITE_SPECIES,
  biggestCatch: null,
};

/** The biggest catch only grows, as in `withPendingTotals`. */
export function withPendingSummary(
  summary: CatchSummary,
  changes: readonly PendingChange[],
  { everything, month, species }: SummaryContext,
): CatchSummary {
  if (changes.length === 0) return summary;
  const isOfMonth = (caught: Catch | null) => {
    const at = caught === null ? NaN : Date.parse(caught.date);
    return at >= month.from && at < month.until;
  };
  const ofMonth = changes.reduce(
    (sum, { before, after }) => sum + Number(isOfMonth(after)) - Number(isOfMonth(before)),
    0,
  );
  const totalCatches = Math.max(0, summary.totalCatches + countPending(changes, everything));
  if (totalCatches === 0) return NO_SUMMARY;
  return {
    totalCatches,
    thisMonth: Math.max(0, summary.thisMonth + ofMonth),
    favoriteSpecies: species?.species[0]?.species ?? summary.favoriteSpecies,
    biggestCatch: most([summary.biggestCatch, ...changes.map(({ after }) => after?.weight ?? null)]),
  };
}

export function withPendingSpecies(
  counts: SpeciesCounts,
  changes: readonly PendingChange[],
  filters: CatchFilters,
): SpeciesCounts {
  if (changes.length === 0) return counts;
  const counted = counts.species.map(({ species, count }) => ({ name: species, count }));
  const named = recount(counted, {
    changes,
    filters,
    nameOf: ({ species }) => species,
    keyOf: (name) => speciesKey(name),
  });
  return { species: named.map(({ name, count }) => ({ species: name, count })) };
}

export function withPendingLures(
  counts: LureCounts,
  changes: readonly PendingChange[],
  filters: CatchFilters,
): LureCounts {
  if (changes.length === 0) return counts;
  const counted = counts.lures.map(({ lure, count }) => ({ name: lure, count }));
  const named = recount(counted, {
    changes,
    filters,
    nameOf: ({ lure_type: lure }) => lure,
    keyOf: (name) => name.toLowerCase(),
  });
  return { lures: named.map(({ name, count }) => ({ lure: name, count })) };
}

interface Named {
  name: string;
  count: number;
}

interface Recounting {
  changes: readonly PendingChange[];
  filters: CatchFilters;
  /** Returns `null` for a catch that does not count. */
  nameOf: (caught: Catch) => string | null;
  /** Returns the same key for names that count as one. */
  keyOf: (name: string) => string;
}

/** Sorted by count, highest first; on a tie, the earlier one stays first. */
function recount(counts: readonly Named[], { changes, filters, nameOf, keyOf }: Recounting): Named[] {
  const byKey = new Map(counts.map((each) => [keyOf(each.name), each]));
  const add = (caught: Catch | null, by: number) => {
    const name = matches(caught, filters) ? nameOf(caught) : null;
    if (name === null) return;
    const key = keyOf(name);
    const was = byKey.get(key) ?? { name, count: 0 };
    byKey.set(key, { ...was, count: was.count + by });
  };
  for (const { before, after } of changes) {
    add(before, -1);
    add(after, 1);
  }
  return [...byKey.values()]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/** Returns the current month on a user's clock, in milliseconds since 1970; `until` is not part of it. */
export function monthOf(timeZone: string): { from: number; until: number } {
  const day = toCalendarDate(today(timeZone));
  const next = endOfMonth(day).add({ days: 1 });
  return {
    from: startOfMonth(day).toDate(timeZone).getTime(),
    until: next.toDate(timeZone).getTime(),
  };
}
