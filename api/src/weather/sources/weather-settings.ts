import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { GaugeService } from "@creel/domain/waters/gauge";
import * as z from "zod/mini";

import { webAddress, whole } from "../../base/setting-kinds.ts";

const host = (standard: string) => z._default(webAddress(), standard);

const FREE = {
  OPEN_METEO_URL: "https://api.open-meteo.com",
  OPEN_METEO_HISTORICAL_URL: "https://historical-forecast-api.open-meteo.com",
  OPEN_METEO_ARCHIVE_URL: "https://archive-api.open-meteo.com",
  OPEN_METEO_MARINE_URL: "https://marine-api.open-meteo.com",
};

export const weatherEnvironment = {
  WEATHER_PROVIDER: z._default(z.enum(["open-meteo", "off"], "must be open-meteo or off"), "open-meteo"),
  WEATHER_TIMEOUT: whole(1, 60, 3),
  OPEN_METEO_API_KEY: z.optional(z.string()),
  OPEN_METEO_URL: host(FREE.OPEN_METEO_URL),
  OPEN_METEO_HISTORICAL_URL: host(FREE.OPEN_METEO_HISTORICAL_URL),
  OPEN_METEO_ARCHIVE_URL: host(FREE.OPEN_METEO_ARCHIVE_URL),
  OPEN_METEO_MARINE_URL: host(FREE.OPEN_METEO_MARINE_URL),
  NWS_URL: host("https://api.weather.gov"),
  ECCC_URL: host("https://api.weather.gc.ca"),
  METNO_URL: host("https://api.met.no"),
  BRIGHTSKY_URL: host("https://api.brightsky.dev"),
  COOPS_URL: host("https://api.tidesandcurrents.noaa.gov"),
  USGS_URL: host("https://api.waterdata.usgs.gov"),
  EA_URL: host("https://environment.data.gov.uk"),
  PEGELONLINE_URL: host("https://www.pegelonline.wsv.de"),
  HUBEAU_URL: host("https://hubeau.eaufrance.fr"),
  SMHI_URL: host("https://opendata-download-hydroobs.smhi.se"),
  NVE_URL: host("https://hydapi.nve.no"),
  NVE_API_KEY: z.optional(z.string()),
};
const environmentSchema = z.object(weatherEnvironment);

/** The addresses of the weather services, each without a trailing slash. */
export interface WeatherSettings {
  addresses: {
    forecast: string;
    historical: string;
    archive: string;
    marine: string;
    nws: string;
    eccc: string;
    metno: string;
    brightSky: string;
    coops: string;
  };
  apiKey: string | null;
  gauges: {
    addresses: Record<GaugeService, string>;
    /** Without a key, Norway's gauges are not used. */
    nveKey: string | null;
    /** True if no gauge is asked. */
    areOff?: boolean;
  };
  /** The most milliseconds that a service may take for one answer. */
  timeoutMs: number;
}

export function toWeather(values: z.infer<typeof environmentSchema>): WeatherSettings | null {
  if (values.WEATHER_PROVIDER === "off") return null;
  const apiKey = values.OPEN_METEO_API_KEY ?? null;
  const openMeteo = (name: keyof typeof FREE) => {
    const address = withoutSlash(values[name]);
    const isForCustomers = apiKey !== null && address === FREE[name];
    return isForCustomers ? address.replace("https://", "https://customer-") : address;
  };
  return {
    timeoutMs: values.WEATHER_TIMEOUT * SECOND_MS,
    addresses: {
      forecast: openMeteo("OPEN_METEO_URL"),
      historical: openMeteo("OPEN_METEO_HISTORICAL_URL"),
      archive: openMeteo("OPEN_METEO_ARCHIVE_URL"),
      marine: openMeteo("OPEN_METEO_MARINE_URL"),
      nws: withoutSlash(values.NWS_URL),
      eccc: withoutSlash(values.ECCC_URL),
      metno: withoutSlash(values.METNO_URL),
      brightSky: withoutSlash(values.BRIGHTSKY_URL),
      coops: withoutSlash(values.COOPS_URL),
    },
    apiKey,
    gauges: {
      addresses: {
        usgs: withoutSlash(values.USGS_URL),
        ea: withoutSlash(values.EA_URL),
        pegelonline: withoutSlash(values.PEGELONLINE_URL),
        // The same host as for alerts.
        eccc: withoutSlash(values.ECCC_URL),
        hubeau: withoutSlash(values.HUBEAU_URL),
        smhi: withoutSlash(values.SMHI_URL),
        nve: withoutSlash(values.NVE_URL),
      },
      nveKey: values.NVE_API_KEY ?? null,
    },
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}
