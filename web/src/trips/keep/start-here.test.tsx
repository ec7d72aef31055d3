import type { Forecast } from "@creel/domain/weather/forecast";
import { QueryClient, type QueryPersister } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { grantedPositionQuery } from "../../places/granted-position.ts";
import { forecastQuery } from "../../weather/api.ts";
import { tripListQuery } from "../data/api.ts";
import { tripOf } from "../data/trip-testing.ts";
import { forecastOf as anyForecast, SIGNED } from "./forecast-testing.ts";
import { noteShown } from "./shown-expectation.ts";
import { withPlaceAndScore } from "./start-here.ts";
import { storedForecastsQuery } from "./stored-forecasts.ts";

const LAKE = { latitude: 47.83, longitude: -92.26 };
const FAR = { latitude: 46.1, longitude: -94.3 };
const START = "2026-11-20T12:10:00.000Z";
const TAP = { started_at: START, start_source: "tap" } as const;

/** A forecast signed on the morning of the day before. */
const forecastOf = (known: Partial<Forecast> = {}) =>
  anyForecast({ signed: { ...SIGNED, at: "2026-11-19T12:00:00.000Z" }, ...known });

const noNetwork: QueryPersister = () => {
  throw new TypeError("Failed to fetch");
};

/** A freshly opened page on a device that knows its position. */
function openPage(persister: QueryPersister): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { persister, retry: false } } });
  queryClient.setQueryData(grantedPositionQuery.queryKey, LAKE);
  return queryClient;
}

test("a trip that starts without a network after a reload has the score of the forecast on this device, with its age", async () => {
  const stored = [{ place: LAKE, forecast: forecastOf() }];
  const queryClient = openPage(async (ask, context, query) =>
    query.queryKey[0] === storedForecastsQuery.queryKey[0] ? stored : noNetwork(ask, context, query),
  );
  expect(await withPlaceAndScore(queryClient, TAP)).toMatchObject({
    ...LAKE,
    prediction: { made_at: "2026-11-19T12:00:00.000Z", rule: "a1b2c3", hours: [{ score: 60 }] },
  });
});

test("a trip that starts without a network and without a forecast has none", async () => {
  expect(await withPlaceAndScore(openPage(noNetwork), TAP)).toEqual({ ...TAP, ...LAKE });
});

test.each([
  ["here and of the last trip", FAR, [LAKE, FAR]],
  ["here, where the last trip was, too", { latitude: 47.84, longitude: -92.26 }, [LAKE]],
])("stored is the forecast of %s", async (_where, last, places) => {
  const queryClient = openPage((ask, context) => ask(context));
  queryClient.setQueryData(["config"], { weather: true });
  const pages = [{ trips: [tripOf({ latitude: null }), tripOf(last)], nextCursor: null, total: 2 }];
  queryClient.setQueryData(tripListQuery().queryKey, { pages, pageParams: [""] });
  for (const place of [LAKE, FAR]) {
    queryClient.setQueryData(forecastQuery(place).queryKey, forecastOf());
  }

  const stored = await queryClient.fetchQuery(storedForecastsQuery);

  expect(stored.map(({ place }) => place)).toEqual(places);
});

test("a forecast without hours takes the place of none that is stored", async () => {
  const queryClient = openPage((ask, context) => ask(context));
  queryClient.setQueryData(["config"], { weather: true });
  queryClient.setQueryData(forecastQuery(LAKE).queryKey, forecastOf({ hours: [] }));

  await expect(queryClient.fetchQuery(storedForecastsQuery)).rejects.toThrow("no hours");
});

const started = () => withPlaceAndScore(openPage(noNetwork), TAP);

test("what was shown of days like this one goes with a trip that begins there on that day, and with no other", async () => {
  const expectation = { rate: 0.65, own_rate: 0.5, overdispersion: 1.2 };
  noteShown(expectation, { day: "2026-11-20", place: LAKE });
  expect(await started()).toMatchObject({ expectation: { ...expectation, shown_at: expect.any(String) } });
  noteShown(expectation, { day: "2026-11-19", place: LAKE });
  expect(await started()).not.toHaveProperty("expectation");
  noteShown(expectation, { day: "2026-11-20", place: FAR });
  expect(await started()).not.toHaveProperty("expectation");
});
