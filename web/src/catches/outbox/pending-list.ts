import type { Catch } from "@creel/domain/catches/catch";
import type { CatchFilters } from "@creel/domain/catches/catch-filters";
import type { CatchSort, DidYouMean } from "@creel/domain/catches/catch-list";
import { catchOrder } from "@creel/domain/catches/catch-order";

import { matches, type PendingChange } from "./pending-changes.ts";

/** What a list of catches is asked for. */
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

/** What waits and matches, in the order of the list. */
export function pendingCatches(changes: readonly PendingChange[], filters: ListFilters): Catch[] {
  return changes
    .flatMap(({ after }) => (matches(after, filters) ? after : []))
    .toSorted(catchOrder(filters.sort));
}

/** By how much the number of the catches that match changes. */
export function countPending(changes: readonly PendingChange[], filters: CatchFilters): number {
  return changes.reduce((sum, change) => {
    const was = matches(change.before, filters) || isDeletedUnseen(change);
    return sum + Number(matches(change.after, filters)) - Number(was);
  }, 0);
}

/** Of a deleted catch that is not known here nobody can say whether it matches: it is taken to. */
function isDeletedUnseen({ before, after, isNew }: PendingChange): boolean {
  return before === null && after === null && !isNew;
}

/**
 * The loaded pages of a list with what waits laid over them. What belongs behind the last loaded page waits for the page
 * that it is on.
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
    const kept = page.catches.filter(({ id }) => !changed.has(id));
    const total = Math.max(0, page.total + added);
    const catches = [...kept, ...waiting.slice(from, placed)].toSorted(order);
    return { ...page, catches, total, didYouMean: total === 0 ? page.didYouMean : null };
  });
  return { ...list, pages };

  function isBefore(caught: Catch | undefined, end: Catch): boolean {
    return caught !== undefined && order(caught, end) <= 0;
  }
}

/** A list that has one page alone, such as that of the newest catches. */
export function withPendingPage(
  page: Page,
  changes: readonly PendingChange[],
  { filters, most }: { filters: ListFilters; most: number },
): Page {
  if (changes.length === 0) return page;
  const { pages } = withPendingList({ pages: [page], pageParams: [""] }, changes, filters);
  const [laid = page] = pages;
  return { ...laid, catches: laid.catches.slice(0, most) };
}
