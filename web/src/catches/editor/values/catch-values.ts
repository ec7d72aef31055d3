import { type Catch, EARLIEST_CATCH_YEAR, LATEST_CATCH_DAYS } from "@creel/domain/catches/catch";
import type { CustomValues } from "@creel/domain/custom-fields/custom-field";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import {
  type CountName,
  type DetailName,
  emptyDetail,
  isTextName,
  mapDetails,
  type MeasureName,
  type TextName,
} from "@creel/domain/details/details";
import { findLure, OTHER_LURE } from "@creel/domain/lures/lures";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { findSpecies, OTHER_SPECIES } from "@creel/domain/species/species";
import { cleanName } from "@creel/domain/text/clean-name";
import {
  CalendarDate,
  fromAbsolute,
  getLocalTimeZone,
  type Time,
  toCalendarDate,
  toTime,
  toCalendarDateTime,
  toZoned,
} from "@internationalized/date";

import { trueNow } from "../../../device/clock.ts";
import { type FormPhoto, storedPhotos } from "../../../photos/choose/form-photo.ts";
import { cityOfOtherClock } from "../../../places/city-of-zone.ts";

/** An empty detail is an empty text, or `null` where it is neither a text nor a count. */
type TypedDetail<Name extends DetailName> = Name extends CountName
  ? number
  : Name extends MeasureName
    ? number | null
    : Name extends TextName
      ? string
      : string | null;

export type TypedDetails = { [Name in DetailName]: TypedDetail<Name> };

export interface CatchPlace extends Coordinates {
  /** In meters; absent unless a device measured the place. */
  accuracy?: number;
}

/** The values of the catch form. Numbers are in the API's units. */
export interface CatchValues extends TypedDetails {
  species: string | null;
  customSpecies: string;
  customLureType: string;
  dateOfCatch: CalendarDate | null;
  timeOfCatch: Time | null;
  /** True if only some parts of the time are typed. */
  isTimeIncomplete: boolean;
  /** The time zone of the date and the time. Absent for this device's, or that of the stored catch. */
  timeZone?: string | undefined;
  coordinates: CatchPlace | null;
  /** `null` for no water. Absent for the water at the place. */
  waterId?: string | null | undefined;
  /** `null` for no spot. Absent for the spot of this water at the place. */
  spotId?: string | null | undefined;
  /** The values of custom fields. Absent if none was given. */
  custom?: CustomValues | undefined;
  /** A lure from the tackle box, in addition to the type. `null` for none. Absent if not given. */
  lureId?: string | null | undefined;
  variantId?: string | null | undefined;
  rodId?: string | null | undefined;
  /** The number of fish in a new catch, including this one. Absent for one fish. */
  howMany?: number | undefined;
  /** The lengths of the other fish, as far as they were measured. */
  alikeLengths?: readonly number[] | undefined;
  photos: FormPhoto[];
}

/**
 * Returns the values of a catch now, by this device's clock, or by the server's if the device's is known to be wrong.
 */
export function newCatchValues(coordinates: Coordinates | null): CatchValues {
  const local = fromAbsolute(trueNow(), getLocalTimeZone());
  return {
    species: null,
    customSpecies: "",
    ...mapDetails<TypedDetails>((name) => (isTextName(name) ? "" : emptyDetail(name))),
    customLureType: "",
    dateOfCatch: toCalendarDate(local),
    timeOfCatch: toTime(local).set({ second: 0, millisecond: 0 }),
    isTimeIncomplete: false,
    coordinates,
    photos: [],
  };
}

/** Within this time, another fish counts as caught now. */
const RECENT_HOURS = 12;

/**
 * Returns another fish like this one: the same species, lure, gear, place and custom fields, without its measures,
 * notes and photos. It was caught now, or at the time of the first one if that is long ago.
 */
export function repeatedValues(caught: Catch): CatchValues {
  const { dateOfCatch, timeOfCatch, ...same } = valuesOf(caught);
  const isRecent = trueNow() - Date.parse(caught.date) < RECENT_HOURS * HOUR_MS;
  return {
    ...newCatchValues(null),
    ...(!isRecent && { dateOfCatch, timeOfCatch }),
    species: same.species,
    customSpecies: same.customSpecies,
    lure_type: same.lure_type,
    customLureType: same.customLureType,
    depth: same.depth,
    coordinates: same.coordinates,
    waterId: same.waterId,
    spotId: same.spotId,
    custom: same.custom,
    lureId: same.lureId,
    variantId: same.variantId,
    rodId: same.rodId,
  };
}

/** Uses the catch's own time zone. An unlisted species or lure becomes Other with its text. */
export function valuesOf(caught: Catch): CatchValues {
  const local = fromAbsolute(Date.parse(caught.date), caught.time_zone);
  return {
    ...splitSpecies(caught.species),
    ...mapDetails<TypedDetails>((name) => (isTextName(name) ? (caught[name] ?? "") : caught[name])),
    ...splitLure(caught.lure_type),
    dateOfCatch: toCalendarDate(local),
    timeOfCatch: caught.time === null ? null : toTime(local).set({ second: 0, millisecond: 0 }),
    isTimeIncomplete: false,
    coordinates: placeOf(caught),
    ...(caught.water !== undefined && { waterId: caught.water?.id ?? null }),
    ...(caught.spot !== undefined && { spotId: caught.spot?.id ?? null }),
    ...(caught.custom !== undefined && { custom: caught.custom }),
    ...gearOf(caught),
    photos: storedPhotos(caught.photos),
  };
}

function gearOf({ lure_id: lureId, variant_id: variantId, rod_id: rodId }: Catch): Partial<CatchValues> {
  return {
    ...(lureId !== undefined && { lureId }),
    ...(variantId !== undefined && { variantId }),
    ...(rodId !== undefined && { rodId }),
  };
}

function placeOf({ latitude, longitude, position_accuracy: accuracy = null }: Catch): CatchPlace | null {
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, ...(accuracy !== null && { accuracy }) };
}

export function splitSpecies(name: string): Pick<CatchValues, "species" | "customSpecies"> {
  const found = findSpecies(name);
  return { species: found.name, customSpecies: found === OTHER_SPECIES ? name : "" };
}

export function splitLure(name: string | null): Pick<CatchValues, "lure_type" | "customLureType"> {
  if (name === null) return { lure_type: null, customLureType: "" };
  const found = findLure(name);
  const isCustom = found === OTHER_LURE && name !== OTHER_LURE.name;
  return { lure_type: found.name, customLureType: isCustom ? name : "" };
}

export function speciesOf({ species, customSpecies }: CatchValues): string | null {
  return species === OTHER_SPECIES.name ? cleanName(customSpecies) : species;
}

export function lureOf({ lure_type: lure, customLureType }: CatchValues): string | null {
  return (lure === OTHER_LURE.name && cleanName(customLureType)) || lure;
}

/** An instant in UTC, with the seconds that the form does not show. */
export function timeOf({ dateOfCatch, timeOfCatch, ...values }: CatchValues, usualZone: string) {
  const timeZone = values.timeZone ?? usualZone;
  if (!dateOfCatch) return null;
  if (!timeOfCatch) return { date: dateOfCatch.toString(), time_zone: timeZone };
  const local = toCalendarDateTime(dateOfCatch, timeOfCatch.set({ second: 0, millisecond: 0 }));
  return { date: toZoned(local, timeZone).toDate().toISOString(), time_zone: timeZone };
}

/** The city of a clock that shows something else than this device's; `null` where it shows the same. */
export function cityOfTime(
  { dateOfCatch, timeOfCatch }: Pick<CatchValues, "dateOfCatch" | "timeOfCatch">,
  timeZone: string,
): string | null {
  if (!dateOfCatch || !timeOfCatch) return null;
  const local = toCalendarDateTime(dateOfCatch, timeOfCatch);
  return cityOfOtherClock(timeZone, toZoned(local, timeZone).toDate());
}

/** An unchanged time is not sent: in the hour that a clock repeats it would become the first one. */
export function isSameTime(caught: Catch, { dateOfCatch, timeOfCatch, timeZone }: CatchValues): boolean {
  if (timeZone !== undefined && timeZone !== caught.time_zone) return false;
  const stored = valuesOf(caught);
  const isSameDay = String(stored.dateOfCatch) === String(dateOfCatch);
  return isSameDay && String(stored.timeOfCatch) === String(timeOfCatch);
}

export const EARLIEST_DAY = new CalendarDate(EARLIEST_CATCH_YEAR, 1, 1);

export function latestDay(): CalendarDate {
  return toCalendarDate(fromAbsolute(trueNow(), getLocalTimeZone())).add({ days: LATEST_CATCH_DAYS });
}
