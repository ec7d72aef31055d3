import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { tidalReach } from "@creel/domain/waters/tidal-reach";
import { tideAt } from "@creel/domain/weather/tide-at";

import type { ReadThrough } from "./cache/answer-cache.ts";
import { seaOfMonth, shoreOfMonth } from "./questions.ts";
import type { Services } from "./services.ts";
import { valueNear } from "./sources/month-of-coast.ts";
import type { WeatherProvider } from "./weather-provider.ts";

interface CoastReader {
  readThrough: ReadThrough;
  services: Pick<Services, "sea" | "shore">;
}

const INLAND = { tide: null, waterTemperature: null };

/**
 * Returns a reader for past tides and water temperatures. It uses the middle of the hour, and loads and caches whole
 * months.
 */
export function pastCoast({ readThrough, services }: CoastReader): WeatherProvider["coast"] {
  return async ({ countQuestion, ...asker }, { hour, kind }) => {
    const reach = tidalReach(kind);
    if (reach === null) return INLAND;
    const month = hour.toISOString().slice(0, "yyyy-mm".length);
    const middle = new Date(hour.getTime() + HOUR_MS / 2);
    const { answer } = await readThrough(shoreOfMonth(services.shore, asker, month), countQuestion);
    const [tides, water] = [within(answer.tides, reach), within(answer.water, reach)];
    const measured = water && valueNear(water, middle);
    return {
      tide: tides && tideAt(tides.turns, middle),
      // A model of the open sea does not apply to a river mouth.
      waterTemperature: measured ?? (kind === "sea" ? await seaTemperature(middle) : null),
    };

    async function seaTemperature(instant: Date): Promise<number | null> {
      const sea = await readThrough(seaOfMonth(services.sea, asker, month), countQuestion);
      return sea.answer && valueNear(sea.answer, instant);
    }
  };
}

function within<Found extends { station: { distance: number } }>(
  found: Found | null,
  miles: number,
): Found | null {
  return found && found.station.distance <= miles ? found : null;
}
