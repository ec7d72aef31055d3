import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { OPEN_METEO } from "@creel/domain/weather/open-meteo";

import { type SeaMonthSource, toHourly } from "../sources/month-of-coast.ts";
import { spanOfMonth } from "../sources/month-of-readings.ts";
import type { Sea, SeaSource } from "../sources/sources.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { type Instant, readCurrent, readHours } from "./answer.ts";
import { askOpenMeteo, type OpenMeteoOptions, reasonOf } from "./ask-open-meteo.ts";
import { dayInUtc } from "./history-services.ts";

const VARIABLES = ["wave_height", "wave_direction", "wave_period", "sea_surface_temperature"];

/** The sea temperature model begins on this day. */
const TEMPERATURE_FROM = Date.UTC(2022, 0, 1);

interface SeaOptions extends OpenMeteoOptions {
  address: string;
  now: () => Date;
}

export function openMeteoSea(options: SeaOptions): SeaSource & SeaMonthSource {
  const address = `${options.address}/v1/marine`;
  return {
    attribution: OPEN_METEO,
    async now(place, signal) {
      const parameters = { current: VARIABLES.join() };
      try {
        const answer = await askOpenMeteo(options, { address, place, parameters }, signal);
        const instant = readCurrent(answer);
        if (!instant) throw new UpstreamError("empty", new URL(address).host);
        return toSea(instant);
      } catch (error) {
        if (isInland(error)) return null;
        throw error;
      }
    },
    async month(place, month, signal) {
      const { first, last } = spanOfMonth(month, options.now());
      const from = Math.max(first.getTime(), TEMPERATURE_FROM);
      const to = Math.min(last.getTime(), options.now().getTime());
      if (to < from) return null;
      const days = { start_date: dayInUtc(new Date(from)), end_date: dayInUtc(new Date(to)) };
      const parameters = { hourly: "sea_surface_temperature", ...days };
      try {
        const hours = readHours(await askOpenMeteo(options, { address, place, parameters }, signal));
        const readings = hours.map((hour) => ({
          at: hour.at.getTime(),
          value: hour.read("sea_surface_temperature", "fahrenheit"),
        }));
        return toHourly(readings, { from, to: Date.parse(days.end_date) + DAY_MS });
      } catch (error) {
        if (isInland(error)) return null;
        throw error;
      }
    },
  };
}

/** `null` if the models have no sea there. */
function toSea(instant: Instant): Sea {
  const sea = {
    waveHeight: instant.read("wave_height", "feet"),
    wavePeriod: instant.read("wave_period", "seconds"),
    waveDirection: instant.read("wave_direction", "degrees"),
    temperature: instant.read("sea_surface_temperature", "fahrenheit"),
  };
  const isKnown = Object.values(sea).some((value) => value !== null);
  return isKnown ? { source: "open-meteo-marine", at: instant.at.toISOString(), ...sea } : null;
}

function isInland(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || error.failure !== "refused") return false;
  return /no data is available/i.test(reasonOf(error.details.body) ?? "");
}
