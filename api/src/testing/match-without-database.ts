import type { Catch } from "@creel/domain/catches/catch";
import { catchListQuerySchema } from "@creel/domain/catches/catch-list";
import { catchOrder } from "@creel/domain/catches/catch-order";
import { matchesFilters } from "@creel/domain/catches/matches-filters";
import { fromAbsolute, toCalendarDate } from "@internationalized/date";

/**
 * Returns the ids of the catches that match a query of the API, in its order, computed the way clients do it offline.
 */
export function matchWithoutDatabase(all: readonly Catch[], query: string): string[] {
  const search = new URLSearchParams(query);
  const given = Object.fromEntries(
    [...search.keys()].map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
  const filters = catchListQuerySchema.parse(given);
  return all
    .filter((caught) => matchesFilters({ caught, day: dayOf(caught) }, filters))
    .toSorted(catchOrder(filters.sort))
    .map(({ id }) => id);
}

function dayOf({ date, time_zone: timeZone }: Catch): string {
  return toCalendarDate(fromAbsolute(Date.parse(date), timeZone)).toString();
}
