import type { Coordinates } from "@creel/domain/places/coordinates";

import { memoize } from "../../base/memoize.ts";
import { countriesNear } from "../../places/gazetteer.ts";
import { placeName } from "../../places/place-name.ts";
import { timeZoneAt } from "../../places/time-zone-at.ts";
import { moonAt, sunAltitude } from "../../sky/moon-and-sun.ts";
import { nextMoons } from "../../sky/next-moons.ts";
import { skyDay } from "../../sky/sky-day.ts";
import { solunarNow, solunarPeriods } from "../../sky/solunar.ts";
import type { PlaceLookups } from "../../weather/present/place-lookups.ts";

export const placeLookups: PlaceLookups = {
  moonAt: memoize(moonAt, (instant) => instant.getTime()),
  sunAltitude,
  skyDay,
  solunarPeriods,
  nextMoons,
  solunarNow,
  placeName: memoize(placeName, (place, { locale }) => `${nameOf(place)} ${locale}`),
  countriesNear: memoize(countriesNear, nameOf),
  timeZoneAt,
};

function nameOf({ latitude, longitude }: Coordinates): string {
  return `${latitude},${longitude}`;
}
