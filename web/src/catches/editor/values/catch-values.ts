import type { Catch } from "@creel/domain/catches/catch";
import type { CustomValues } from "@creel/domain/custom-fields/custom-field";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import {
  type DetailName,
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
  type CalendarDate,
  fromAbsolute,
  getLocalTimeZone,
  type Time,
  toCalendarDate,
  toTime,
} from "@internationalized/date";

import { trueNow } from "../../../device/clock.ts";
import { type FormPhoto, storedPhotos } from "../../../photos/choose/form-photo.ts";

/** An empty detail is an empty text, or `null` where it is not a text. */
type TypedDetail<Name extends DetailName> = Name extends MeasureName
  ? number | null
  : Name extends TextName
    ? string
    : string | null;

export type TypedDetails = { [Name in DetailName]: TypedDetail<Name> };

export interface CatchPlace extends Coordinates {
  /** In meters, where a device measured the place. */
  accuracy?: number;
}

/** Numbers are in the API's units. */
export interface CatchValues extends TypedDetails {
  species: string | null;
  customSpecies: string;
  customLureType: string;
  dateOfCatch: CalendarDate | null;
  timeOfCatch: Time | null;
  /** True when only some parts of the time are typed. */
  isTimeIncomplete: boolean;
  /** Of the date and the time. Absent: this device's, or that of the stored catch. */
  timeZone?: string | undefined;
  coordinates: CatchPlace | null;
  /** `null`: on no water. Absent: the one at its place. */
  waterId?: string | null | undefined;
  /** The same of a spot of this water. */
  spotId?: string | null | undefined;
  /** Of own fields; absent: nobody said any. */
  custom?: CustomValues | undefined;
  /** Of the tackle box, beside the type. `null`: none. Absent: nobody said. */
  lureId?: string | null | undefined;
  variantId?: string | null | undefined;
  rodId?: string | null | undefined;
  /** Of a new catch: how many fish like this one; absent: this one alone. */
  howMany?: number | undefined;
  /** The lengths of the others of these, as far as they were measured. */
  alikeLengths?: readonly number[] | undefined;
  photos: FormPhoto[];
}

/** Now, on this device's clock, or on the server's where that one is known to be wrong. */
export function newCatchValues(coordinates: Coordinates | null): CatchValues {
  const local = fromAbsolute(trueNow(), getLocalTimeZone());
  return {
    species: null,
    customSpecies: "",
    ...mapDetails<TypedDetails>((name) => (isTextName(name) ? "" : null)),
    customLureType: "",
    dateOfCatch: toCalendarDate(local),
    timeOfCatch: toTime(local).set({ second: 0, millisecond: 0 }),
    isTimeIncomplete: false,
    coordinates,
    photos: [],
  };
}

/** Within which another fish is one more of now. */
const RECENT_HOURS = 12;

/**
 * Another fish like this one: the same species, lure, gear, place and own fields, without what was measured, noted or
 * photographed of it. It was caught now, or when the other was if that is long ago.
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

/** On the catch's own clock. An unlisted species or lure becomes Other with its text. */
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
