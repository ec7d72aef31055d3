import { withAliases } from "@creel/domain/catches/aliases";
import type { Catch } from "@creel/domain/catches/catch";
import { OTHER_LURE } from "@creel/domain/lures/lures";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import { OTHER_SPECIES } from "@creel/domain/species/species";
import { getLocalTimeZone, toCalendarDateTime, toZoned } from "@internationalized/date";

import type { FormValue } from "../http/multipart.ts";
import { changedPhotoChanges, newPhotoChanges } from "../photos/photo-changes.ts";
import { type CatchValues, valuesOf } from "./catch-values.ts";

/** A catch as it is sent, in both spellings of the fields that have two. */
export type CatchPayload = Record<string, FormValue>;

/** A catch and its new photos, ready to be sent. */
export interface PreparedCatch {
  fields: CatchPayload;
  /** In the order of the fields' `photoIds`. */
  files: readonly Blob[];
}

interface NewCatch {
  id: string;
  values: CatchValues;
  /** Whether conditions that are not noted may be filled in afterwards. */
  mayFillLater: boolean;
}

/** A new catch. The ids are made here, so that sending it again makes no second one. */
export function prepareNewCatch({ id, values, mayFillLater }: NewCatch): PreparedCatch {
  const { fields, files } = newPhotoChanges(values.photos);
  const wish = mayFillLater ? {} : { fill_conditions: false };
  return { fields: { ...newCatchPayload(id, values), ...fields, ...wish }, files };
}

/** A change of a catch: the whole form, besides photos that were left alone. */
export function prepareChangedCatch(caught: Catch, values: CatchValues): PreparedCatch {
  const before = caught.photos.map((photo) => photo.id);
  const { fields, files } = changedPhotoChanges(values.photos, before);
  return { fields: { ...changedCatchPayload(caught, values), ...fields }, files };
}

/** What is sent for a new catch besides its photos. */
export function newCatchPayload(id: string, values: CatchValues): CatchPayload {
  return { id, ...toPayload(values, { ...timeOf(values, getLocalTimeZone()) }) };
}

/** What is sent for a change besides its photos, on the catch's own clock. */
export function changedCatchPayload(caught: Catch, values: CatchValues): CatchPayload {
  return toPayload(values, isSameTime(caught, values) ? {} : timeOf(values, caught.time_zone));
}

function toPayload(values: CatchValues, time: { date?: string; time_zone?: string }): CatchPayload {
  const { coordinates } = values;
  return withAliases<FormValue>({
    species: speciesOf(values),
    ...time,
    weight: values.weight,
    length: values.length,
    notes: values.notes.trim() || null,
    lure_type: lureOf(values),
    depth: values.depth,
    water_temperature: values.waterTemperature,
    weather_conditions: values.weatherConditions,
    air_temperature: values.airTemperature,
    wind_speed: values.windSpeed,
    wind_direction: values.windDirection,
    barometric_pressure: values.barometricPressure,
    pressure_trend: values.pressureTrend,
    lunar_phase: values.lunarPhase,
    ...(coordinates && { ...coordinates, location: formatCoordinates(coordinates) }),
  });
}

/** The chosen species, or the name that was typed for one that is not listed. */
export function speciesOf({ species, customSpecies }: CatchValues): string | null {
  return species === OTHER_SPECIES.name ? customSpecies.trim() : species;
}

/** The chosen lure, or the name that was typed for one that is not listed. */
export function lureOf({ lureType, customLureType }: CatchValues): string | null {
  return (lureType === OTHER_LURE.name && customLureType.trim()) || lureType;
}

/** The day and time on that clock as an instant in UTC, with the seconds the form does not ask for. */
function timeOf({ dateOfCatch, timeOfCatch }: CatchValues, timeZone: string) {
  if (!dateOfCatch) return {};
  if (!timeOfCatch) return { date: dateOfCatch.toString(), time_zone: timeZone };
  const local = toCalendarDateTime(dateOfCatch, timeOfCatch.set({ second: 0, millisecond: 0 }));
  return { date: toZoned(local, timeZone).toDate().toISOString(), time_zone: timeZone };
}

/** An untouched time is not sent: in the hour that a clock shows twice it would become the first one. */
function isSameTime(caught: Catch, { dateOfCatch, timeOfCatch }: CatchValues): boolean {
  const stored = valuesOf(caught);
  const isSameDay = String(stored.dateOfCatch) === String(dateOfCatch);
  return isSameDay && String(stored.timeOfCatch) === String(timeOfCatch);
}
