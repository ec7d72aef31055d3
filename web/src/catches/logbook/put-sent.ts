import { bestsWith, isRecordLost } from "@creel/domain/catches/beaten-records";
import type { Catch } from "@creel/domain/catches/catch";
import { type CatchPin, type CatchPins, packPins, unpackPins } from "@creel/domain/catches/catch-pins";
import type { CatchSummary, CatchTotals, LureCounts, SpeciesCounts } from "@creel/domain/catches/summary";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";

import { storedSession } from "../../http/stored-session.ts";
import { type Filters, NO_FILTERS, readFilters } from "../filters/model/filters.ts";
import type { CatchWork, CatchSent } from "../outbox/catch-item.ts";
import { dayOfCatch } from "../outbox/pending-changes.ts";
import { monthOf } from "../outbox/pending-counts.ts";
import {
  withPendingLures,
  withPendingSpecies,
  withPendingSummary,
  withPendingTotals,
} from "../outbox/pending-counts.ts";
import { withPendingList, withPendingPage } from "../outbox/pending-list.ts";
import { withPendingPoints } from "../outbox/pending-points.ts";
import { type CatchList, CATCHES_KEY, catchQuery, personalBestsQuery, RECENT_LIMIT } from "./api.ts";
import { findListed } from "./find-listed.ts";

/** Every answer that is cached becomes as it will be when it is asked for again. */
export function putSent(queryClient: QueryClient, { item, answer: stored }: CatchSent): void {
  const { subjectId: id, work } = item;
  const before = findListed(queryClient, id) ?? beforeOf(work, stored);
  const changes = [{ id, before, after: stored, isNew: work.kind === "create" }];
  const { timeZone } = storedSession()?.user ?? { timeZone: "UTC" };
  const update = <Data>(name: string, merge: (data: Data, filters: Filters) => Data) =>
    updateCached(queryClient, name, merge);

  update<CatchTotals>("totals", (totals, filters) => withPendingTotals(totals, changes, filters));
  update<SpeciesCounts>("species", (counts, filters) => withPendingSpecies(counts, changes, filters));
  update<LureCounts>("lures", (counts) => withPendingLures(counts, changes, NO_FILTERS));
  update<CatchSummary>("summary", (summary) =>
    withPendingSummary(summary, changes, {
      everything: NO_FILTERS,
      month: monthOf(timeZone),
      species: undefined,
    }),
  );
  updateBests(queryClient, id, stored);
  update<CatchPins>("points", (pins, filters) => ({
    parts: [packPins(withPendingPoints(unpackPins(pins), changes, { filters, toPoint }))],
  }));
  update<InfiniteData<CatchList>>("list", (list, filters) => withPendingList(list, changes, filters));
  update<CatchList>("recent", (page) =>
    withPendingPage(page, changes, { filters: NO_FILTERS, most: RECENT_LIMIT }),
  );
  if (stored) queryClient.setQueryData(catchQuery(id).queryKey, stored);
}

/** Where a best is lost, which is the next one only the server knows. */
function updateBests(queryClient: QueryClient, id: string, stored: Catch | null): void {
  const { queryKey } = personalBestsQuery;
  const known = queryClient.getQueryData(queryKey);
  if (!known) return;
  const bests = bestsWith(known.bests, stored ? [{ ...stored, day: dayOfCatch(stored) }] : []);
  const isLost = bests.some((best) => isRecordLost(best, id, stored));
  if (isLost) void queryClient.resetQueries({ queryKey });
  else queryClient.setQueryData(queryKey, { bests });
}

/** A catch that no list has: as it was when it was changed or deleted, as far as that is known. */
function beforeOf(work: CatchWork, stored: Catch | null): Catch | null {
  if (work.kind === "create") return null;
  return (work.kind === "photo" ? null : work.base) ?? stored;
}

/** The filters are the last part of a key. */
function updateCached<Data>(
  queryClient: QueryClient,
  name: string,
  merge: (data: Data, filters: Filters) => Data,
): void {
  for (const [queryKey, data] of queryClient.getQueriesData<Data>({ queryKey: [...CATCHES_KEY, name] })) {
    const [filters = ""] = queryKey.slice(CATCHES_KEY.length + 1);
    if (data === undefined) continue;
    queryClient.setQueryData(queryKey, merge(data, readFilters(new URLSearchParams(String(filters)))));
  }
}

function toPoint({ id, species, latitude, longitude }: Catch): CatchPin | null {
  return latitude === null || longitude === null ? null : { id, species, latitude, longitude };
}
