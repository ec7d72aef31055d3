import type { Catch } from "@creel/domain/catches/catch";
import { findLure, OTHER_LURE } from "@creel/domain/lures/lures";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { findSpecies, OTHER_SPECIES } from "@creel/domain/species/species";
import {
  type CalendarDate,
  getLocalTimeZone,
  now,
  parseAbsolute,
  type Time,
  toCalendarDate,
  toTime,
} from "@internationalized/date";

import { type FormPhoto, storedPhotos } from "../photos/form-photo.ts";

/** What stands in the form. Numbers are in the API's units; `null` is nothing noted. */
export interface CatchValues {
  species: string | null;
  customSpecies: string;
  length: number | null;
  weight: number | null;
  lureType: string | null;
  customLureType: string;
  dateOfCatch: CalendarDate | null;
  timeOfCatch: Time | null;
  /** Whether some parts of the time stand there and others do not. */
  isTimeIncomplete: boolean;
  depth: number | null;
  waterTemperature: number | null;
  weatherConditions: string | null;
  airTemperature: number | null;
  windSpeed: number | null;
  windDirection: string | null;
  barometricPressure: number | null;
  pressureTrend: string | null;
  lunarPhase: string | null;
  notes: string;
  coordinates: Coordinates | null;
  photos: FormPhoto[];
}

/** A new catch: now, on this device's clock. */
export function newCatchValues(coordinates: Coordinates | null): CatchValues {
  const moment = now(getLocalTimeZone());
  return {
    species: null,
    customSpecies: "",
    length: null,
    weight: null,
    lureType: null,
    customLureType: "",
    dateOfCatch: toCalendarDate(moment),
    timeOfCatch: toTime(moment).set({ second: 0, millisecond: 0 }),
    isTimeIncomplete: false,
    depth: null,
    waterTemperature: null,
    weatherConditions: null,
    airTemperature: null,
    windSpeed: null,
    windDirection: null,
    barometricPressure: null,
    pressureTrend: null,
    lunarPhase: null,
    notes: "",
    coordinates,
    photos: [],
  };
}

/** A catch as the form shows it, on its own clock. What is not in a list is Other, with its text. */
export function valuesOf(caught: Catch): CatchValues {
  const moment = parseAbsolute(caught.date, caught.time_zone);
  const { latitude, longitude } = caught;
  return {
    ...splitSpecies(caught.species),
    ...splitLure(caught.lure_type),
    length: caught.length,
    weight: caught.weight,
    dateOfCatch: toCalendarDate(moment),
    timeOfCatch: caught.time === null ? null : toTime(moment).set({ second: 0, millisecond: 0 }),
    isTimeIncomplete: false,
    depth: caught.depth,
    waterTemperature: caught.water_temperature,
    weatherConditions: caught.weather_conditions,
    airTemperature: caught.air_temperature,
    windSpeed: caught.wind_speed,
    windDirection: caught.wind_direction,
    barometricPressure: caught.barometric_pressure,
    pressureTrend: caught.pressure_trend,
    lunarPhase: caught.lunar_phase,
    notes: caught.notes ?? "",
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    photos: storedPhotos(caught.photos),
  };
}

function splitSpecies(name: string): Pick<CatchValues, "species" | "customSpecies"> {
  const found = findSpecies(name);
  return { species: found.name, customSpecies: found === OTHER_SPECIES ? name : "" };
}

/** A lure as the form shows it: what is not in the list is Other, with its text. */
export function splitLure(name: string | null): Pick<CatchValues, "lureType" | "customLureType"> {
  if (name === null) return { lureType: null, customLureType: "" };
  const found = findLure(name);
  const isCustom = found === OTHER_LURE && name !== OTHER_LURE.name;
  return { lureType: found.name, customLureType: isCustom ? name : "" };
}
