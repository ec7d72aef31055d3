import type { Catch } from "@creel/domain/catches/catch";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { catchOf } from "../editor/values/catch-testing.ts";
import { type Filters, NO_FILTERS } from "../filters/model/filters.ts";
import { type CatchWork, type CatchSent, makeCatchItem } from "../outbox/catch-item.ts";
import {
  catchListQuery,
  catchPointsQuery,
  catchQuery,
  catchSummaryQuery,
  catchTotalsQuery,
  personalBestsQuery,
  recentCatchesQuery,
  speciesCountsQuery,
} from "./api.ts";
import { putSent } from "./put-sent.ts";

const PIKE: Filters = { ...NO_FILTERS, species: ["Pike"] };
const KNOWN = catchOf({ id: "known", weight: 3, date: "2026-11-19T12:00:00Z" });
const SENT = catchOf({ id: "sent", weight: 4, latitude: 47.8, longitude: -92.2 });
const TOTALS = {
  count: 1,
  totalWeight: 3,
  heaviest: 3,
  longest: null,
  firstDay: "2026-11-19",
  lastDay: "2026-11-19",
};

const sent = (catchId: string, work: CatchWork, answer: Catch | null): CatchSent => ({
  item: makeCatchItem({ userId: "angler", catchId }, work),
  answer,
});
const FIELDS = { species: "Walleye", date: SENT.date, latitude: 47.8, longitude: -92.2 };
const create = (stored = SENT) => sent("sent", { kind: "create", fields: FIELDS }, stored);

/** A log of one catch, the answers about which are cached. */
function openLog() {
  const queryClient = new QueryClient();
  const page = { catches: [KNOWN], nextCursor: null, total: 1, didYouMean: null };
  const none = { ...page, catches: [], total: 0 };
  const list = { pages: [page], pageParams: [""] };
  queryClient.setQueryData(catchListQuery(NO_FILTERS).queryKey, list);
  queryClient.setQueryData(catchListQuery(PIKE).queryKey, { pages: [none], pageParams: [""] });
  queryClient.setQueryData(recentCatchesQuery.queryKey, page);
  queryClient.setQueryData(catchTotalsQuery(NO_FILTERS).queryKey, TOTALS);
  queryClient.setQueryData(speciesCountsQuery().queryKey, { species: [{ species: "Walleye", count: 1 }] });
  queryClient.setQueryData(catchPointsQuery(NO_FILTERS).queryKey, { parts: [] });
  queryClient.setQueryData(catchSummaryQuery.queryKey, {
    totalCatches: 1,
    thisMonth: 0,
    favoriteSpecies: "Walleye",
    biggestCatch: 3,
  });
  return {
    queryClient,
    listed: (filters: Filters = NO_FILTERS) => {
      const { pages = [] } = queryClient.getQueryData(catchListQuery(filters).queryKey) ?? {};
      return {
        ids: pages.flatMap(({ catches }) => catches.map(({ id }: Catch) => id)),
        total: pages[0]?.total,
      };
    },
  };
}

test("what was sent is in every answer at once, where it matches", () => {
  const { queryClient, listed } = openLog();

  putSent(queryClient, create());

  expect(listed()).toEqual({ ids: ["sent", "known"], total: 2 });
  expect(listed(PIKE)).toEqual({ ids: [], total: 0 });
  expect(queryClient.getQueryData(recentCatchesQuery.queryKey)?.catches).toEqual([SENT, KNOWN]);
  expect(queryClient.getQueryData(catchTotalsQuery(NO_FILTERS).queryKey)).toMatchObject({
    count: 2,
    totalWeight: 7,
  });
  expect(queryClient.getQueryData(catchSummaryQuery.queryKey)).toMatchObject({ totalCatches: 2 });
  expect(queryClient.getQueryData(speciesCountsQuery().queryKey)?.species).toEqual([
    { species: "Walleye", count: 2 },
  ]);
  expect(queryClient.getQueryData(catchPointsQuery(NO_FILTERS).queryKey)?.parts).toMatchObject([
    { ids: ["sent"], longitudes: [-92.2], latitudes: [47.8] },
  ]);
  expect(queryClient.getQueryData(catchQuery("sent").queryKey)).toEqual(SENT);
});

test("what was sent and is listed already is not counted twice", () => {
  const { queryClient, listed } = openLog();

  putSent(queryClient, create());
  putSent(queryClient, create({ ...SENT, version: 2, weight: 5 }));

  expect(listed()).toEqual({ ids: ["sent", "known"], total: 2 });
  expect(queryClient.getQueryData(catchTotalsQuery(NO_FILTERS).queryKey)).toMatchObject({
    count: 2,
    totalWeight: 8,
  });
});

test("what was deleted is in no answer any more", () => {
  const { queryClient, listed } = openLog();

  putSent(queryClient, sent("known", { kind: "delete" }, null));

  expect(listed()).toEqual({ ids: [], total: 0 });
  expect(queryClient.getQueryData(catchSummaryQuery.queryKey)).toMatchObject({ totalCatches: 0 });
});

test("what is sent of a catch that no list has counts by what it changes alone", () => {
  const { queryClient } = openLog();
  const pike = catchOf({ id: "old", species: "Pike", weight: 1 });
  const photo = { kind: "photo", photoId: "p", name: "p.jpg", photoOrder: ["p"] } as const;
  const count = () => queryClient.getQueryData(catchTotalsQuery(NO_FILTERS).queryKey)?.count;

  putSent(queryClient, sent("old", photo, pike));
  expect(count()).toBe(1);
  putSent(queryClient, sent("other", { kind: "change", base: pike, fields: {} }, { ...pike, id: "other" }));
  expect(count()).toBe(1);
  putSent(queryClient, sent("third", { kind: "delete", base: { ...KNOWN, id: "third" } }, null));
  expect(count()).toBe(0);
});

test("what was sent is the best to beat from then on; once it is made smaller nothing is known of the bests", () => {
  const { queryClient } = openLog();
  const bests = () => queryClient.getQueryData(personalBestsQuery.queryKey)?.bests;
  const heaviest = { catchId: "known", value: 3, day: "2026-11-19" };
  queryClient.setQueryData(personalBestsQuery.queryKey, {
    bests: [{ species: "Walleye", weight: heaviest, length: null }],
  });

  putSent(queryClient, create());
  expect(bests()).toMatchObject([{ weight: { catchId: "sent", value: 4 } }]);
  putSent(queryClient, sent("sent", { kind: "change", base: SENT, fields: {} }, { ...SENT, weight: 2 }));
  expect(bests()).toBeUndefined();
});
