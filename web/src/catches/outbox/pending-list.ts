import type { Catch } from "@creel/domain/catches/catch";
import type { CatchFilters } from "@creel/domain/catches/catch-filters";
import type { CatchSort, DidYouMean } from "@creel/domain/catches/catch-list";
import { catchOrder } from "@creel/domain/catches/catch-order";

import { matches, type PendingChange } from "./pending-changes.ts";

/** The filters and the order of a list of catches. */
export type ListFilters = CatchFilters & { sort: CatchSort };

interface Page {
  catches: Catch[];
  nextCursor: string | null;
  total: number;
  didYouMean: DidYouMean | null;
}

interface Pages<Param> {
  pages: Page[];
  pageParams: Param[];
}

/** Returns the matching pending catches, in the order of the list. */
export function pendingCatches(changes: readonly PendingChange[], filters: ListFilters): Catch[] {
  return changes
    .flatMap(({ after }) => (matches(after, filters) ? after : []))
    .toSorted(catchOrder(filters.sort));
}

/** Returns the change in the number of matching catches. */
export function countPending(changes: readonly PendingChange[], filters: CatchFilters): number {
  return changes.reduce((sum, change) => {
    const was = matches(change.before, filters) || isDeletedUnseen(change);
    return sum + Number(matches(change.after, filters)) - Number(was);
  }, 0);
}

/** A deleted catch that is not known here is assumed to match, because nobody can tell. */
function isDeletedUnseen({ before, after, isNew }: PendingChange): boolean {
  return before === null && after === null && !isNew;
}

/**
 * Applies pending changes to the loaded pages of a list. A catch that belongs after the last loaded page appears once
 * its own page is loaded.
 */
export function withPendingList<Param>(
  list: Pages<Param>,
  changes: readonly PendingChange[],
  filters: ListFilters,
): Pages<Param> {
  if (changes.length === 0) return list;
  const changed = new Set(changes.map(({ id }) => id));
  const waiting = pendingCatches(changes, filters);
  const added = countPending(changes, filters);
  const order = catchOrder(filters.sort);
  let placed = 0;
  const pages = list.pages.map((page, index) => {
    const next = list.pages[index + 1]?.catches[0];
    const last = page.nextCursor === null ? undefined : page.catches.at(-1);
    const end = next ?? last;
    const from = placed;
    if (end === undefined) placed = waiting.length;
    else while (isBefore(waiting[placed], end)) placed += 1;
    const unchanged = page.catches.filter(({ id }) => !changed.has(id));
    const total = Math.max(0, page.total + added);
    const catches = [...unchanged, ...waiting.slice(from, placed)].toSorted(order);
    return { ...page, catches, total, didYouMean: total === 0 ? page.didYouMean : null };
  });
  return { ...list, pages };

  function isBefore(caught: Catch | undefined, end: Catch): boolean {
    return caught !== undefined && order(caught, end) <= 0;
  }
}

/** Applies pending changes to a list with a single page, such as the newest catches. */
export function withPendingPage(
  page: Page,
  changes: readonly PendingChange[],
  { filters, most }: { filters: ListFilters; most: number },
): Page {
  if (changes.length === 0) return page;
  const { pages } = withPendingList({ pages: [page], pageParams: [""] }, changes, filters);
  const [merged = page] = pages;
  return { ...merged, catches: merged.catches.slice(0, most) };
}
