import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { OPEN_METEO } from "@creel/domain/weather/open-meteo";

import {
  type MonthSource,
  type MonthOfReadings,
  type RecentAir,
  type RecentAirSource,
  spanOfMonth,
  toMonthOfReadings,
} from "../sources/month-of-readings.ts";
import type { ConditionsSource, Reading } from "../sources/sources.ts";
import type { WeatherSettings } from "../sources/weather-settings.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { hourAt, readCurrent, readHours, type Instant } from "./answer.ts";
import { askOpenMeteo, type OpenMeteoOptions } from "./ask-open-meteo.ts";
import { type Service, FORECAST, ARCHIVE, ARCHIVE_FROM, dayInUtc, servicesFor } from "./history-services.ts";
import { toReading } from "./reading.ts";

type Addresses = Pick<WeatherSettings["addresses"], "forecast" | "historical" | "archive">;

/**
 * Current weather comes from the forecast service. Past weather comes from the services that cover the time, tried in
 * turn.
 */
export function openMeteoConditions(
  options: OpenMeteoOptions & { addresses: Addresses; now: () => Date },
): ConditionsSource & MonthSource & RecentAirSource {
  const { addresses, now } = options;
  const hostOf = ({ name }: Service) => new URL(addresses[name]).host;

  async function askService(
    service: Service,
    { place, hour }: { place: Coordinates; hour: Date },
    signal: AbortSignal,
  ): Promise<Reading> {
    const dayBefore = new Date(Math.max(hour.getTime() - DAY_MS, ARCHIVE_FROM.getTime()));
    const parameters = {
      hourly: service.variables,
      start_date: dayInUtc(dayBefore),
      end_date: dayInUtc(hour),
    };
    const address = addresses[service.name] + service.path;
    const hours = readHours(await askOpenMeteo(options, { address, place, parameters }, signal));
    const reading = toReading(hourAt(hours, hour), hours, `open-meteo-${service.name}`);
    if (!reading) throw new UpstreamError("empty", hostOf(service));
    return reading;
  }

  return {
    attribution: OPEN_METEO,
    recentAir: recentAir({ ...options, address: addresses.forecast }),
    month: archiveMonth({ ...options, address: addresses.archive }),
    async now(place, signal) {
      const parameters = {
        current: FORECAST.variables,
        hourly: "temperature_2m,pressure_msl",
        past_hours: "25",
        forecast_hours: "1",
      };
      const address = addresses.forecast + FORECAST.path;
      const answer = await askOpenMeteo(options, { address, place, parameters }, signal);
      const reading = toReading(readCurrent(answer), readHours(answer), "open-meteo-forecast");
      if (!reading) throw new UpstreamError("empty", hostOf(FORECAST));
      return reading;
    },
    async at(place, hour, signal) {
      const services = servicesFor(hour, now());
      for (const [index, service] of services.entries()) {
        try {
          return await askService(service, { place, hour }, signal);
        } catch (error) {
          const isLast = index === services.length - 1;
          if (!(error instanceof UpstreamError) || isLast || signal.aborted) throw error;
        }
      }
      throw new UpstreamError("empty", hostOf(ARCHIVE));
    },
  };
}

/** A month is settled eight days after its end, so up to 39 days are in none. */
const DAYS_IN_NO_MONTH = 41;

function recentAir(
  options: OpenMeteoOptions & { address: string; now: () => Date },
): RecentAirSource["recentAir"] {
  const address = options.address + FORECAST.path;
  return async (place, signal) => {
    const now = options.now().getTime();
    const parameters = {
      hourly: "temperature_2m",
      start_date: dayInUtc(new Date(now - DAYS_IN_NO_MONTH * DAY_MS)),
      end_date: dayInUtc(new Date(now + DAY_MS)),
    };
    const hours = readHours(await askOpenMeteo(options, { address, place, parameters }, signal));
    const air = toRecentAir(hours);
    if (!air) throw new UpstreamError("empty", new URL(address).host);
    return air;
  };
}

/** `null` if no hour has a temperature. */
function toRecentAir(hours: readonly Instant[]): RecentAir | null {
  const known = hours.flatMap((hour) => {
    const value = hour.read("temperature_2m", "fahrenheit");
    return value === null ? [] : [{ at: hour.at.getTime(), value }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const byHour = new Map(known.map(({ at, value }) => [at, value]));
  const length = Math.round((last.at - first.at) / HOUR_MS) + 1;
  return {
    from: new Date(first.at).toISOString(),
    values: Array.from({ length }, (_, index) => byHour.get(first.at + index * HOUR_MS) ?? null),
  };
}

function archiveMonth(
  options: OpenMeteoOptions & { address: string; now: () => Date },
): MonthSource["month"] {
  const address = options.address + ARCHIVE.path;
  return async (place, month, signal) => {
    const { first, last } = spanOfMonth(month, options.now());
    const from = new Date(Math.max(first.getTime(), ARCHIVE_FROM.getTime()));
    const parameters = { hourly: ARCHIVE.variables, start_date: dayInUtc(from), end_date: dayInUtc(last) };
    const hours = readHours(await askOpenMeteo(options, { address, place, parameters }, signal));
    const readings = toMonth(hours, { from, to: new Date(last.getTime() + DAY_MS) });
    if (!readings) throw new UpstreamError("empty", new URL(address).host);
    return readings;
  };
}

/** `null` if no hour has data. */
function toMonth(hours: readonly Instant[], { from, to }: { from: Date; to: Date }): MonthOfReadings | null {
  const source = `open-meteo-${ARCHIVE.name}`;
  const byTime = new Map(hours.map((hour) => [hour.at.getTime(), hour]));
  const readings: (Reading | null)[] = [];
  for (let at = from.getTime(); at < to.getTime(); at += HOUR_MS) {
    readings.push(toReading(byTime.get(at) ?? null, earlierHours(byTime, at), source));
  }
  if (!readings.some((reading) => reading)) return null;
  return toMonthOfReadings({ source, from: from.toISOString() }, readings);
}

/** Returns the hours that an hour is compared with: 3 and 24 hours earlier. */
function earlierHours(byTime: ReadonlyMap<number, Instant>, at: number): Instant[] {
  return [3, 24].flatMap((hours) => byTime.get(at - hours * HOUR_MS) ?? []);
}
