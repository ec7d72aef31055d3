import type { Doctor } from "@creel/domain/doctor/finding";
import type { RateMap } from "@creel/domain/insights/rate-map";
import { hashKey, QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

import { doctorQuery } from "../../../doctor/api.ts";
import { rateMapQuery } from "../../../insights/api.ts";
import { tripPlacesQuery } from "../../../trips/data/api.ts";
import { conditionsQuery, offeredGaugesQuery, waterListQuery } from "../../../waters/data/api.ts";
import { CACHED_QUERIES, cachedQueryOf } from "./cached-queries.ts";

const NO_FINDINGS: Doctor = { looked: 1, total: 0, findings: [], catches: [], trips: [], imported: [] };
const RATES: RateMap = { own_rate: null, cells: [], hours_without_place: 0 };

test("what layers of the map show is kept for offline: places of trips, and fish per hour at every size", () => {
  const keys = [
    tripPlacesQuery.queryKey,
    ...([7, 8, 9, 10] as const).map((size) => rateMapQuery(size).queryKey),
  ];
  expect(keys.filter((key) => !CACHED_QUERIES.has(hashKey(key)))).toEqual([]);
});

test("fish per hour are asked for ahead by who has looked at them, and by nobody else", async () => {
  const queryClient = new QueryClient();
  const fetched = vi.spyOn(queryClient, "prefetchQuery").mockResolvedValue();
  const near = CACHED_QUERIES.get(hashKey(rateMapQuery(10).queryKey));

  await near?.ask(queryClient);
  expect(fetched).not.toHaveBeenCalled();

  queryClient.setQueryData(rateMapQuery(7).queryKey, RATES);
  await near?.ask(queryClient);
  expect(fetched.mock.calls.map(([{ queryKey }]) => queryKey)).toEqual([rateMapQuery(10).queryKey]);
});

test("what looks odd is kept for offline as it was seen last, and nobody asks for it ahead", async () => {
  const queryClient = new QueryClient();
  const fetched = vi.spyOn(queryClient, "prefetchQuery").mockResolvedValue();
  queryClient.setQueryData(doctorQuery.queryKey, NO_FINDINGS);

  const cachedQuery = CACHED_QUERIES.get(hashKey(doctorQuery.queryKey));
  await cachedQuery?.ask(queryClient);

  expect(cachedQuery?.limit(NO_FINDINGS)).toEqual(NO_FINDINGS);
  expect(fetched).not.toHaveBeenCalled();
});

test("level and temperature are kept of each water, and what changes by the hour is not", () => {
  expect(cachedQueryOf(conditionsQuery("one water").queryKey)).toBeDefined();
  expect(cachedQueryOf(waterListQuery().queryKey)).toBeDefined();
  expect(cachedQueryOf(offeredGaugesQuery("one water").queryKey)).toBeUndefined();
});
