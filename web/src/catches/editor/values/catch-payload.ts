import { withAliases } from "@creel/domain/catches/aliases";
import type { Catch } from "@creel/domain/catches/catch";
import {
  type ChoiceName,
  type DetailName,
  DETAILS,
  isChoiceName,
  isTextName,
  mapDetails,
  type SentDetail,
} from "@creel/domain/catches/details";
import type { catchChangesSchema, newCatchSchema } from "@creel/domain/catches/new-catch";
import { OTHER_LURE } from "@creel/domain/lures/lures";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import { OTHER_SPECIES } from "@creel/domain/species/species";
import { getLocalTimeZone, toCalendarDateTime, toZoned } from "@internationalized/date";
import type * as z from "zod/mini";

import { changedPhotoChanges, newPhotoChanges } from "../../../photos/choose/photo-changes.ts";
import { type CatchValues, valuesOf } from "./catch-values.ts";

/** In the spelling of the contract; as they are sent, in the second one too. */
export type NewCatchFields = z.input<typeof newCatchSchema>;
export type ChangedFields = z.input<typeof catchChangesSchema>;

/** What is sent, and the new photos in the order of `photoIds`. */
export interface PreparedCatch {
  fields: NewCatchFields;
  files: readonly Blob[];
}

export interface PreparedChange {
  /** The catch as it was when it was opened; the server refuses when somebody changed it since. */
  base: Pick<Catch, "id" | "version">;
  fields: ChangedFields;
  files: readonly Blob[];
}

interface NewCatch {
  id: string;
  values: CatchValues;
  /** Whether conditions that are not noted may be filled in afterwards. */
  mayAutofillLater: boolean;
}

/** A new catch. The ids are made here, so that sending it again makes no second one. */
export function prepareNewCatch({ id, values, mayAutofillLater }: NewCatch): PreparedCatch {
  const { fields, files } = newPhotoChanges(values.photos);
  const wish = mayAutofillLater ? {} : { fill_conditions: false };
  return { fields: toSent({ ...newCatchPayload(id, values), ...fields, ...wish }), files };
}

/** A change of a catch: the whole form, besides photos that were left alone. */
export function prepareChangedCatch(caught: Catch, values: CatchValues): PreparedChange {
  const before = caught.photos.map((photo) => photo.id);
  const { fields, files } = changedPhotoChanges(values.photos, before);
  return { base: caught, fields: toSent({ ...changedCatchPayload(caught, values), ...fields }), files };
}

/** In both spellings of the fields that have two, with the place as a text besides. */
function toSent<Fields extends ChangedFields>(fields: Fields): Fields {
  const { latitude, longitude } = fields;
  const hasPlace = latitude !== undefined && longitude !== undefined;
  const place = hasPlace && { location: formatCoordinates({ latitude, longitude }) };
  return withAliases({ ...fields, ...place });
}

/** What is sent for a new catch besides its photos. The form lets none through that lacks its day or its place. */
function newCatchPayload(id: string, values: CatchValues): NewCatchFields {
  const { coordinates } = values;
  const when = timeOf(values, getLocalTimeZone());
  if (!coordinates || !when) throw new Error("A new catch has a day and a place");
  return { id, species: speciesOf(values) ?? "", ...when, ...typedDetails(values), ...coordinates };
}

/** What is sent for a change besides its photos, on the catch's own clock. */
function changedCatchPayload(caught: Catch, values: CatchValues): ChangedFields {
  const when = isSameTime(caught, values) ? null : timeOf(values, caught.time_zone);
  const species = speciesOf(values) ?? undefined;
  return { species, ...when, ...typedDetails(values), ...values.coordinates };
}

type SentDetails = { [Name in DetailName]: SentDetail<Name> | null | undefined };

function typedDetails(values: CatchValues): SentDetails {
  return mapDetails<SentDetails>((name) => {
    if (name === "lure_type") return lureOf(values);
    if (isTextName(name)) return values[name].trim() || null;
    return isChoiceName(name) ? knownChoice(name, values[name]) : values[name];
  });
}

/** `undefined`, which leaves the stored one as it is, for a choice that only a newer server knows. */
function knownChoice(name: ChoiceName, value: string | null): SentDetail<ChoiceName> | null | undefined {
  const choices: readonly SentDetail<ChoiceName>[] = DETAILS[name].choices;
  return value === null ? null : choices.find((choice) => choice === value);
}

/** The chosen species, or the name that was typed for one that is not listed. */
export function speciesOf({ species, customSpecies }: CatchValues): string | null {
  return species === OTHER_SPECIES.name ? customSpecies.trim() : species;
}

/** The chosen lure, or the name that was typed for one that is not listed. */
export function lureOf({ lure_type: lure, customLureType }: CatchValues): string | null {
  return (lure === OTHER_LURE.name && customLureType.trim()) || lure;
}

/** The day and time on that clock as an instant in UTC, with the seconds the form does not ask for. */
function timeOf({ dateOfCatch, timeOfCatch }: CatchValues, timeZone: string) {
  if (!dateOfCatch) return null;
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
