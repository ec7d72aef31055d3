import { brightSkyAlerts } from "./alerts/bright-sky.ts";
import { ecccAlerts } from "./alerts/eccc.ts";
import { metnoAlerts } from "./alerts/metno.ts";
import { nwsAlerts } from "./alerts/nws.ts";
import type { ReadThrough } from "./cache/answer-cache.ts";
import { openMeteoConditions } from "./open-meteo/conditions.ts";
import { openMeteoForecast } from "./open-meteo/forecast.ts";
import { openMeteoSea } from "./open-meteo/sea.ts";
import { stations } from "./questions.ts";
import type { SeaMonthSource, ShoreMonthSource } from "./sources/month-of-coast.ts";
import type { MonthSource } from "./sources/month-of-readings.ts";
import type {
  AlertSource,
  ConditionsSource,
  ForecastSource,
  SeaSource,
  ShoreSource,
} from "./sources/sources.ts";
import type { WeatherSettings } from "./sources/weather-settings.ts";
import { listStations } from "./tides/coops-stations.ts";
import { coopsShore } from "./tides/coops.ts";
import type { Ask } from "./upstream/ask.ts";
import { UpstreamError } from "./upstream/upstream-error.ts";

export interface Services {
  conditions: ConditionsSource & MonthSource;
  forecast: ForecastSource;
  sea: SeaSource & SeaMonthSource;
  shore: ShoreSource & ShoreMonthSource;
  /** By ISO 3166-1 alpha-2. */
  alerts: ReadonlyMap<string, AlertSource>;
}

/** US territories that the National Weather Service warns too. */
const US_TERRITORIES = ["PR", "VI", "GU", "MP", "AS"] as const;

interface Tools {
  ask: Ask;
  readThrough: ReadThrough;
  now: () => Date;
}

export function makeServices(
  { addresses, apiKey }: WeatherSettings,
  { ask, readThrough, now }: Tools,
): Services {
  const nws = nwsAlerts({ ask, address: addresses.nws });
  const coops = { ask, address: addresses.coops };
  return {
    conditions: openMeteoConditions({ ask, apiKey, addresses, now }),
    forecast: openMeteoForecast({ ask, apiKey, address: addresses.forecast, now }),
    sea: openMeteoSea({ ask, apiKey, address: addresses.marine, now }),
    shore: coopsShore({
      ...coops,
      now,
      async stationsOf(kind) {
        const question = stations(kind, (which, signal) => listStations(coops, which, signal));
        try {
          return (await readThrough(question, async () => {})).answer;
        } catch (cause) {
          throw new UpstreamError("resting", new URL(addresses.coops).host, { cause });
        }
      },
    }),
    alerts: new Map([
      ["US", nws],
      ...US_TERRITORIES.map((code) => [code, nws] as const),
      ["CA", ecccAlerts({ ask, address: addresses.eccc })],
      ["NO", metnoAlerts({ ask, address: addresses.metno })],
      ["DE", brightSkyAlerts({ ask, address: addresses.brightSky })],
    ]),
  };
}
