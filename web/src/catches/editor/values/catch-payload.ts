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
import type { ChangedFields, NewCatchFields } from "@creel/domain/catches/new-catch";
import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import { getLocalTimeZone } from "@internationalized/date";

import { clockOffset } from "../../../device/clock.ts";
import { changedPhotoChanges, newPhotoChanges } from "../../../photos/choose/photo-changes.ts";
import { isSameTime, timeOf } from "./catch-time.ts";
import { type CatchPlace, type CatchValues, lureOf, speciesOf } from "./catch-values.ts";

/** The files are in the order of `photoIds`. */
export interface PreparedCatch {
  fields: NewCatchFields;
  files: readonly Blob[];
}

export interface PreparedChange {
  /** The catch as it was opened; the server refuses the change when it was changed since. */
  base: Pick<Catch, "id" | "version">;
  fields: ChangedFields;
  files: readonly Blob[];
}

interface NewCatch {
  id: string;
  values: CatchValues;
  /** Whether the server may fill in conditions later. */
  mayAutofillLater: boolean;
}

/** The ids are made here, so that sending it again makes no second catch. */
export function prepareNewCatch({ id, values, mayAutofillLater }: NewCatch): PreparedCatch {
  const { fields, files } = newPhotoChanges(values.photos);
  const wish = mayAutofillLater ? {} : { fill_conditions: false };
  return { fields: toSent({ ...newCatchPayload(id, values), ...fields, ...wish }), files };
}

/** The whole form, without photos that did not change. */
export function prepareChangedCatch(caught: Catch, values: CatchValues): PreparedChange {
  const before = caught.photos.map((photo) => photo.id);
  const { fields, files } = changedPhotoChanges(values.photos, before);
  return { base: caught, fields: toSent({ ...changedCatchPayload(caught, values), ...fields }), files };
}

/** In both spellings of the fields that have two. */
function toSent<Fields extends ChangedFields>(fields: Fields): Fields {
  const { latitude, longitude } = fields;
  const hasPlace = latitude !== undefined && longitude !== undefined;
  const place = hasPlace && { location: formatCoordinates({ latitude, longitude }) };
  return withAliases({ ...fields, ...place });
}

/** The form is validated: day and place are there. */
function newCatchPayload(id: string, values: CatchValues): NewCatchFields {
  const { coordinates } = values;
  const when = timeOf(values, getLocalTimeZone());
  if (!coordinates || !when) throw new Error("A new catch has a day and a place");
  return {
    id,
    species: speciesOf(values) ?? "",
    ...when,
    ...typedDetails(values),
    ...sentPlace(coordinates),
    ...sentClock(),
  };
}

/** On the catch's own clock. */
function changedCatchPayload(caught: Catch, values: CatchValues): ChangedFields {
  const when = isSameTime(caught, values) ? null : timeOf(values, caught.time_zone);
  const species = speciesOf(values) ?? undefined;
  const { coordinates } = values;
  return { species, ...when, ...typedDetails(values), ...(coordinates && sentPlace(coordinates)) };
}

function sentPlace({ latitude, longitude, accuracy }: CatchPlace) {
  return { latitude, longitude, position_accuracy: accuracy ?? null };
}

/** As far as it is known. */
function sentClock(): Pick<NewCatchFields, "clock_offset"> {
  const offset = clockOffset();
  return offset === null ? {} : { clock_offset: Math.round(offset / SECOND_MS) };
}

type SentDetails = { [Name in DetailName]: SentDetail<Name> | null | undefined };

function typedDetails(values: CatchValues): SentDetails {
  return mapDetails<SentDetails>((name) => {
    if (name === "lure_type") return lureOf(values);
    if (isTextName(name)) return values[name].trim() || null;
    return isChoiceName(name) ? knownChoice(name, values[name]) : values[name];
  });
}

/** `undefined`, which changes nothing, for a choice that only a newer server knows. */
function knownChoice(name: ChoiceName, value: string | null): SentDetail<ChoiceName> | null | undefined {
  const choices: readonly SentDetail<ChoiceName>[] = DETAILS[name].choices;
  return value === null ? null : choices.find((choice) => choice === value);
}
