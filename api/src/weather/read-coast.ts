import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { WaterKind } from "@creel/domain/waters/new-water";
import { tidalReach } from "@creel/domain/waters/tidal-reach";
import { type Tide, tideAt } from "@creel/domain/weather/tide-at";
import type { StationTides } from "@creel/domain/weather/tide-station";
import { turnsBetween } from "@creel/domain/weather/tides";

import { memoize } from "../base/memoize.ts";
import type { ReadThrough } from "./cache/answer-cache.ts";
import { seaOfMonth, shoreOfMonth } from "./questions.ts";
import type { Services } from "./services.ts";
import { valueNear } from "./sources/month-of-coast.ts";
import { nearestTides } from "./tides/tide-stations.ts";
import type { WeatherProvider } from "./weather-provider.ts";

interface CoastReader {
  readThrough: ReadThrough;
  services: Pick<Services, "sea" | "shore">;
}

const INLAND = { tide: null, waterTemperature: null };

/**
 * Returns a reader for past tides and water temperatures. It uses the middle of the hour, and loads and caches whole
 * months. Where no service knows the tide, it is calculated.
 */
export function pastCoast({ readThrough, services }: CoastReader): WeatherProvider["coast"] {
  return async ({ countQuestion, ...asker }, { hour, kind }) => {
    const reach = tidalReach(kind);
    if (reach === null) return INLAND;
    const month = hour.toISOString().slice(0, "yyyy-mm".length);
    const middle = middleOf(hour);
    const { answer } = await readThrough(shoreOfMonth(services.shore, asker, month), countQuestion);
    const [tides, water] = [within(answer.tides, reach), within(answer.water, reach)];
    const measured = water && valueNear(water, middle);
    const station = await nearestTides(asker.place, reach);
    const published = station?.tidal === false ? null : tides && tideAt(tides.turns, middle);
    return {
      tide: published ?? (station && tideFrom(station, middle)),
      // A model of the open sea does not apply to a river mouth.
      waterTemperature: measured ?? (kind === "sea" ? await seaTemperature(middle) : null),
    };

    async function seaTemperature(instant: Date): Promise<number | null> {
      const sea = await readThrough(seaOfMonth(services.sea, asker, month), countQuestion);
      return sea.answer && valueNear(sea.answer, instant);
    }
  };
}

/**
 * Returns the tide in the middle of an hour, calculated without asking anybody. `null` if the sea does not reach a water
 * of that kind, if no station is in its reach, or if there is no tide to speak of.
 */
export async function calculatedTide(
  place: Coordinates,
  { hour, kind }: { hour: Date; kind: WaterKind | null },
): Promise<Tide | null> {
  const reach = tidalReach(kind);
  const station = reach === null ? null : await nearestTides(place, reach);
  return station && tideFrom(station, middleOf(hour));
}

function tideFrom(station: StationTides, instant: Date): Tide | null {
  const day = Math.floor(instant.getTime() / DAY_MS) * DAY_MS;
  return station.tidal ? tideAt(turnsAroundDay(station, day), instant) : null;
}

/** The hours of a trip are all looked up among the turns of one or two days. */
const turnsAroundDay = memoize(
  (station: StationTides, day: number) =>
    turnsBetween(station, { from: new Date(day - 2 * DAY_MS), to: new Date(day + 3 * DAY_MS) }),
  ({ station: { id } }, day) => `${id} ${day}`,
);

function middleOf(hour: Date): Date {
  return new Date(hour.getTime() + HOUR_MS / 2);
}

function within<Found extends { station: { distance: number } }>(
  found: Found | null,
  miles: number,
): Found | null {
  return found && found.station.distance <= miles ? found : null;
}
