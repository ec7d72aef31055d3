import { brightSkyAlerts } from "./alerts/bright-sky.ts";
import { ecccAlerts } from "./alerts/eccc.ts";
import { metnoAlerts } from "./alerts/metno.ts";
import { nwsAlerts } from "./alerts/nws.ts";
import { openMeteoConditions } from "./open-meteo/conditions.ts";
import { openMeteoForecast } from "./open-meteo/forecast.ts";
import { openMeteoSea } from "./open-meteo/sea.ts";
import type { SeaMonthSource, ShoreMonthSource } from "./sources/month-of-coast.ts";
import type { MonthSource, RecentAirSource } from "./sources/month-of-readings.ts";
import type {
  AlertSource,
  ConditionsSource,
  ForecastSource,
  SeaSource,
  ShoreSource,
} from "./sources/sources.ts";
import type { WeatherSettings } from "./sources/weather-settings.ts";
import { cacheStations } from "./tides/coops-stations.ts";
import { coopsShore } from "./tides/coops.ts";
import type { Ask } from "./upstream/ask.ts";
import type { Timeouts } from "./upstream/timeouts.ts";

export interface Services {
  conditions: ConditionsSource & MonthSource & RecentAirSource;
  forecast: ForecastSource;
  sea: SeaSource & SeaMonthSource;
  shore: ShoreSource & ShoreMonthSource;
  /** Keyed by ISO 3166-1 alpha-2 code. */
  alerts: ReadonlyMap<string, AlertSource>;
}

/** US territories that the National Weather Service covers. */
const US_TERRITORIES = ["PR", "VI", "GU", "MP", "AS"] as const;

interface Tools {
  ask: Ask;
  timeouts: Timeouts;
  now: () => Date;
}

export function makeServices(
  { addresses, apiKey }: Omit<WeatherSettings, "timeoutMs">,
  { ask, timeouts, now }: Tools,
): Services {
  const nws = nwsAlerts({ ask, address: addresses.nws });
  const coops = { ask, address: addresses.coops };
  return {
    conditions: openMeteoConditions({ ask, apiKey, addresses, now }),
    forecast: openMeteoForecast({ ask, apiKey, address: addresses.forecast, now }),
    sea: openMeteoSea({ ask, apiKey, address: addresses.marine, now }),
    shore: coopsShore({ ...coops, now, stationsOf: cacheStations({ ...coops, now, timeouts }) }),
    alerts: new Map([
      ["US", nws],
      ...US_TERRITORIES.map((code) => [code, nws] as const),
      ["CA", ecccAlerts({ ask, address: addresses.eccc })],
      ["NO", metnoAlerts({ ask, address: addresses.metno })],
      ["DE", brightSkyAlerts({ ask, address: addresses.brightSky })],
    ]),
  };
}
