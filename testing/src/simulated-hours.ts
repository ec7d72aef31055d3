import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { ComparedHour, ComparedHours } from "@creel/domain/insights/compared-hours";
import type { Outings } from "@creel/domain/insights/outings";
import { type Random, seededRandom } from "@creel/domain/insights/simulation/seeded-random";

const OTHER_DAYS = 4;
const [CLEAR, RAIN] = [1, 63];

/**
 * Returns the answer of `GET /insights/compared-hours` for outings without hours. The pressure was falling more often
 * in the hours of a catch.
 */
export function simulatedHours({ without_hours: outings }: Outings, monthsLeft = 0): ComparedHours {
  const random = seededRandom("days around");
  const instants = outings.flatMap(({ fish }) =>
    fish.map(({ at }) => Math.round(Date.parse(at) / HOUR_MS) * HOUR_MS),
  );
  const hours = [...new Set(instants)].map((instant) => simulateHour(instant, random));
  return {
    hours,
    months_left: monthsLeft,
    attribution: [
      {
        text: "Weather data by Open-Meteo.com",
        url: "https://open-meteo.com/",
        license: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
      },
    ],
  };
}

function simulateHour(instant: number, { uniform }: Random): ComparedHour {
  const days = Array.from({ length: 1 + OTHER_DAYS }, (_, day) => day);
  return {
    at: new Date(instant).toISOString(),
    pressure_change: days.map(
      (day) => [-0.03, 0, 0.03][Math.floor(3 * uniform() ** (day === 0 ? 1.6 : 1))] ?? 0,
    ),
    wind_speed: days.map(() => Math.round(180 * uniform()) / 10),
    wind_degrees: days.map(() => Math.round(360 * uniform())),
    cloud_cover: days.map(() => Math.round(100 * uniform())),
    air_temperature: days.map(() => Math.round(400 + 400 * uniform()) / 10),
    weather_code: days.map(() => (uniform() < 0.25 ? RAIN : CLEAR)),
    solunar: days.map(
      () => (["major", "minor", "none", "none"] as const)[Math.floor(4 * uniform())] ?? "none",
    ),
  };
}
