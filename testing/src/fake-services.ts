import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

import { DAY_SECONDS, HOUR_SECONDS } from "@creel/domain/dates/units-of-time";

import { alertsAt } from "./fake-alerts.ts";

type ServiceName =
  | "forecast"
  | "historical"
  | "archive"
  | "marine"
  | "nws"
  | "eccc"
  | "metno"
  | "brightSky"
  | "coops"
  | "usgs"
  | "ea"
  | "pegelonline"
  | "hubeau"
  | "smhi"
  | "nve";

/** Answers one request as a service would. */
export type Behavior = (url: URL, response: ServerResponse, request: IncomingMessage) => void;

/** A fake of an external service, limited to the requests that Creel sends. */
export interface FakeService {
  address: string;
  behave: Behavior;
  /** The requests that it received, in order. */
  asked: { url: URL; headers: IncomingMessage["headers"] }[];
  stop: () => Promise<void>;
}

export type FakeServices = Record<ServiceName, FakeService>;

export const sendJson = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

/** Answers every request with this body. */
export function answersWith(body: unknown, status = 200): Behavior {
  return (_url, response) => sendJson(response, body, status);
}

/** Starts an HTTP server on a free local port. The caller stops it. */
export async function startFakeService(behave: Behavior): Promise<FakeService> {
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  const service: FakeService = { address: "", behave, asked: [], stop };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", service.address);
    service.asked.push({ url, headers: request.headers });
    service.behave(url, response, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  service.address = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return service;
}

/**
 * Starts all services, each on its own port. They report calm weather, an inland place, no gauges, and no alerts
 * except the ones of `alertsAt`.
 */
export async function startFakeServices(now = () => new Date()): Promise<FakeServices> {
  const forecast = openMeteo(now);
  const noFeatures = answersWith({ type: "FeatureCollection", features: [] });
  return {
    forecast: await startFakeService(forecast),
    historical: await startFakeService(forecast),
    archive: await startFakeService(forecast),
    marine: await startFakeService(
      answersWith({ error: true, reason: "No data is available for this location" }, 400),
    ),
    nws: await startFakeService((url, response) =>
      sendJson(response, { type: "FeatureCollection", features: alertsAt(url.searchParams, now()) }),
    ),
    eccc: await startFakeService(noFeatures),
    metno: await startFakeService(noFeatures),
    brightSky: await startFakeService(answersWith({ alerts: [], location: null })),
    coops: await startFakeService(answersWith({ count: 0, units: null, stations: [] })),
    usgs: await startFakeService(noFeatures),
    ea: await startFakeService(answersWith({ items: [] })),
    pegelonline: await startFakeService(answersWith([])),
    hubeau: await startFakeService(answersWith({ count: 0, next: null, data: [] })),
    smhi: await startFakeService(answersWith({ station: [] })),
    nve: await startFakeService(answersWith({ itemCount: 0, data: [] })),
  };
}

/**
 * Returns the settings that send a Creel to these services instead of the real ones. The timeout of 60 s is for a busy
 * machine.
 */
export function environmentOf(services: FakeServices): Record<string, string> {
  return {
    OPEN_METEO_URL: services.forecast.address,
    OPEN_METEO_HISTORICAL_URL: services.historical.address,
    OPEN_METEO_ARCHIVE_URL: services.archive.address,
    OPEN_METEO_MARINE_URL: services.marine.address,
    NWS_URL: services.nws.address,
    ECCC_URL: services.eccc.address,
    METNO_URL: services.metno.address,
    BRIGHTSKY_URL: services.brightSky.address,
    COOPS_URL: services.coops.address,
    USGS_URL: services.usgs.address,
    EA_URL: services.ea.address,
    PEGELONLINE_URL: services.pegelonline.address,
    HUBEAU_URL: services.hubeau.address,
    SMHI_URL: services.smhi.address,
    NVE_URL: services.nve.address,
    WEATHER_TIMEOUT: "60",
  };
}

export async function stopFakeServices(services: FakeServices): Promise<void> {
  await Promise.all(Object.values(services).map((service) => service.stop()));
}

const QUARTER_SECONDS = 900;

/** A mild day in autumn with a barometer that falls slowly. */
const VALUES: Record<string, { unit: string; at: (seconds: number, now: number) => number }> = {
  temperature_2m: { unit: "°F", at: (seconds) => 40 + (seconds % DAY_SECONDS) / HOUR_SECONDS },
  apparent_temperature: { unit: "°F", at: () => 38.4 },
  relative_humidity_2m: { unit: "%", at: () => 71 },
  weather_code: { unit: "wmo code", at: () => 3 },
  pressure_msl: { unit: "hPa", at: fallingPressure },
  visibility: { unit: "m", at: () => 16_093.44 },
  cloud_cover: { unit: "%", at: () => 85 },
  wind_speed_10m: { unit: "mp/h", at: () => 8.1 },
  wind_direction_10m: { unit: "°", at: () => 225 },
  wind_gusts_10m: { unit: "mp/h", at: () => 14.2 },
  precipitation_probability: { unit: "%", at: (seconds) => ((seconds % DAY_SECONDS) / HOUR_SECONDS) * 4 },
  is_day: { unit: "", at: () => 1 },
};

/** Answers like Open-Meteo's forecast and archive. */
function openMeteo(now: () => Date): Behavior {
  return (url, response) => {
    const body = answerOfOpenMeteo(url, now());
    sendJson(response, body, "error" in body ? 400 : 200);
  };
}

/** Returns the requested variables with their units, or an error for an unknown one. */
export function answerOfOpenMeteo({ pathname, searchParams }: URL, now: Date): object {
  const names = (key: string) => searchParams.get(key)?.split(",") ?? [];
  const isKnown = (name: string) => name in VALUES && !(pathname === "/v1/archive" && name === "visibility");
  const unknown = [...names("current"), ...names("hourly")].find((name) => !isKnown(name));
  if (unknown) return { error: true, reason: `Cannot initialize from invalid String value ${unknown}` };
  const seconds = Math.floor(now.getTime() / 1000);
  const quarter = seconds - (seconds % QUARTER_SECONDS);
  const hours = hoursOf(searchParams, seconds);
  return {
    latitude: Number(searchParams.get("latitude")) + 0.004,
    longitude: Number(searchParams.get("longitude")) - 0.003,
    utc_offset_seconds: 0,
    timezone: "GMT",
    ...(names("current").length > 0 && {
      current_units: { time: "unixtime", interval: "seconds", ...unitsOf(names("current")) },
      current: {
        time: quarter,
        interval: QUARTER_SECONDS,
        ...valuesAt(names("current"), { seconds: quarter, now: seconds }),
      },
    }),
    hourly_units: { time: "unixtime", ...unitsOf(names("hourly")) },
    hourly: {
      time: hours,
      ...Object.fromEntries(
        names("hourly").map((name) => [name, hours.map((hour) => VALUES[name]?.at(hour, seconds))]),
      ),
    },
  };
}

function hoursOf(parameters: URLSearchParams, now: number): number[] {
  const [start, end] = [parameters.get("start_date"), parameters.get("end_date")];
  const thisHour = now - (now % HOUR_SECONDS);
  const first = start
    ? Date.parse(start) / 1000
    : thisHour - Number(parameters.get("past_hours") ?? 0) * HOUR_SECONDS;
  const last = end
    ? Date.parse(end) / 1000 + DAY_SECONDS - HOUR_SECONDS
    : thisHour + (Number(parameters.get("forecast_hours") ?? 1) - 1) * HOUR_SECONDS;
  return Array.from(
    { length: (last - first) / HOUR_SECONDS + 1 },
    (_, index) => first + index * HOUR_SECONDS,
  );
}

function unitsOf(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, VALUES[name]?.unit]));
}

function valuesAt(names: readonly string[], { seconds, now }: { seconds: number; now: number }) {
  return Object.fromEntries(names.map((name) => [name, VALUES[name]?.at(seconds, now)]));
}

/**
 * Returns a pressure in hPa that falls all day. It rises back once a day, twelve hours from `now`, so that no trend of
 * today includes that. Both parameters are in seconds since 1970.
 */
function fallingPressure(seconds: number, now: number): number {
  const halfDay = DAY_SECONDS / 2;
  const offset = (((seconds - now + halfDay) % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
  const ofNow = now % DAY_SECONDS;
  return 1013.25 - ((ofNow + offset - halfDay) / HOUR_SECONDS) * 0.4;
}
