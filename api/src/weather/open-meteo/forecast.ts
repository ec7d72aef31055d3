import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { OPEN_METEO } from "@creel/domain/weather/open-meteo";

import type { ForecastReading, ForecastSource } from "../sources/sources.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { type Instant, readHours } from "./answer.ts";
import { askOpenMeteo, type OpenMeteoOptions } from "./ask-open-meteo.ts";
import { FORECAST } from "./history-services.ts";
import { toReading } from "./reading.ts";

/** Seven days, one of which can have 25 hours, and one more day so that an old answer still covers the week. */
const HOURS_AHEAD = 8 * 24 + 1;

export function openMeteoForecast(
  options: OpenMeteoOptions & { address: string; now: () => Date },
): ForecastSource {
  return {
    attribution: OPEN_METEO,
    async ahead(place, signal) {
      const parameters = {
        hourly: `${FORECAST.variables},precipitation_probability`,
        // The first hours are compared with these.
        past_hours: "25",
        forecast_hours: String(HOURS_AHEAD),
      };
      const address = options.address + FORECAST.path;
      const hours = readHours(await askOpenMeteo(options, { address, place, parameters }, signal));
      const readings = toForecast(hours, options.now());
      if (readings.length === 0) throw new UpstreamError("empty", new URL(address).host);
      return readings;
    },
  };
}

/** Returns the hours from the current one on. Hours without a temperature are left out. */
function toForecast(hours: readonly Instant[], now: Date): ForecastReading[] {
  const readings: ForecastReading[] = [];
  for (const hour of hours) {
    if (hour.at.getTime() <= now.getTime() - HOUR_MS) continue;
    const reading = toReading(hour, hours, "open-meteo-forecast");
    const precipitationProbability = hour.read("precipitation_probability", "percent");
    if (reading) readings.push({ ...reading, precipitationProbability });
  }
  return readings;
}
