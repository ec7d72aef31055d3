import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { type FakeServices, startFakeServices, stopFakeServices } from "@creel/testing/fake-services";
import type { FastifyBaseLogger } from "fastify";
import { onTestFinished } from "vitest";

import { placeLookups } from "../app/jobs/sky-and-places.ts";
import type { WeatherSettings } from "../weather/sources/weather-settings.ts";
import { type Timeouts, DEFAULT_TIMEOUTS } from "../weather/upstream/timeouts.ts";
import { openWeather } from "../weather/weather.ts";
import { setupApi, setupDatabase, withLimits } from "./setup-api.ts";
import { gaugeAddressesOf } from "./setup-gauges.ts";

/** Retries follow at once, and a busy machine has a minute to answer. Tests of time-outs use shorter ones. */
const FOR_TESTS: Timeouts = {
  ...DEFAULT_TIMEOUTS,
  retryDelayMs: 1,
  timeoutMs: MINUTE_MS,
  overallMs: 2 * MINUTE_MS,
};

/** The current time at the start of each test. */
const NOW = "2026-11-21T12:40:00.000Z";

interface WeatherTraits {
  countries?: string[];
  timeouts?: Partial<Timeouts>;
  limits?: Parameters<typeof withLimits>[0];
  logger?: FastifyBaseLogger;
}

/** Returns an API without cached weather that asks fake services, at a time that the test sets. */
export async function setupWeather(traits: WeatherTraits = {}) {
  const { countries = ["US"], timeouts, limits, logger } = traits;
  const clock = { now: new Date(NOW) };
  const now = () => clock.now;
  const services = await startFakeServices(now);
  onTestFinished(() => stopFakeServices(services));
  const db = await setupDatabase();
  await db.deleteFrom("weatherAnswers").execute();
  const settings: Omit<WeatherSettings, "timeoutMs"> = {
    addresses: addressesOf(services),
    apiKey: null,
    gauges: { addresses: gaugeAddressesOf(services), nveKey: "a key of NVE" },
  };
  /** Opens the provider of one process. All processes share the database. */
  const openProvider = () =>
    openWeather({
      db,
      settings,
      now,
      placeLookups: {
        ...placeLookups,
        placeName: async () => "Ely, Minnesota",
        countriesNear: async () => countries,
      },
      userAgent: "Creel (+https://creel.example.com)",
      timeouts: { ...FOR_TESTS, ...timeouts },
    });
  const overrides = { ...(limits && withLimits(limits)), ...(logger && { logger }) };
  const api = await setupApi({ ...overrides, weather: openProvider() });
  const angler = await api.given.user();
  return {
    ...api,
    services,
    clock,
    angler,
    openProvider,
    query: "lat=47.83&lon=-91.87",
    get: (path: string) => api.as(angler).get(path),
    later: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
}

function addressesOf(services: FakeServices): WeatherSettings["addresses"] {
  const { forecast, historical, archive, marine, nws, eccc, metno, brightSky, coops } = services;
  return {
    forecast: forecast.address,
    historical: historical.address,
    archive: archive.address,
    marine: marine.address,
    nws: nws.address,
    eccc: eccc.address,
    metno: metno.address,
    brightSky: brightSky.address,
    coops: coops.address,
  };
}
