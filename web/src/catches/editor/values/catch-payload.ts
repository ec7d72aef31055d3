import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields, NewCatchFields } from "@creel/domain/catches/new-catch";
import { changedCustomValues, trimmedCustomValues } from "@creel/domain/custom-fields/custom-values";
import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { withAliases } from "@creel/domain/details/aliases";
import {
  type ChoiceName,
  type DetailName,
  DETAILS,
  isChoiceName,
  isTextName,
  mapDetails,
  type SentDetail,
} from "@creel/domain/details/details";
import { takenAtOf } from "@creel/domain/photos/taken-at";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import { getLocalTimeZone } from "@internationalized/date";

import { clockOffset } from "../../../device/clock.ts";
import { type NewPhoto, photoFields, photosOfForm } from "../../../photos/choose/form-photo.ts";
import {
  isSameTime,
  timeOf,
  type CatchPlace,
  type CatchValues,
  lureOf,
  speciesOf,
  valuesOf,
} from "./catch-values.ts";

/** The fields and the photos are sent separately. */
interface PreparedPhotos {
  /** The new photos only. */
  photos: readonly (Pick<NewPhoto, "id" | "name" | "file"> & { takenAt: string | null })[];
  /** All photos of the catch, the cover first. */
  photoOrder: readonly string[];
}

interface CreatedCatch {
  catchId: string;
  work: { kind: "create"; fields: NewCatchFields };
}

export interface PreparedCatch extends PreparedPhotos, CreatedCatch {
  /** More fish like the first one, without its measures, notes and photos. */
  alike: readonly CreatedCatch[];
}

export interface PreparedChange extends PreparedPhotos {
  catchId: string;
  /** `base` is the catch as it was opened. The server refuses the change if the catch has changed since then. */
  work: { kind: "change"; base: Catch; fields: ChangedFields };
}

interface NewCatch {
  id: string;
  /** The ids for more fish like it, as many as the form may ask for. */
  alikeIds?: readonly string[];
  values: CatchValues;
  /** Whether the server may fill in conditions later. */
  mayAutofillLater: boolean;
}

/** The ids are generated here, so that sending the catch again does not create a second one. */
export function prepareNewCatch({ id, alikeIds = [], values, mayAutofillLater }: NewCatch): PreparedCatch {
  const wish = mayAutofillLater ? {} : { fill_conditions: false };
  const create = (catchId: string, of: CatchValues): CreatedCatch => {
    const fields = toSent({ ...newCatchPayload(catchId, of), ...wish });
    return { catchId, work: { kind: "create", fields } };
  };
  const others = alikeIds.slice(0, (values.howMany ?? 1) - 1);
  const alike = others.map((catchId, index) =>
    create(catchId, alikeValues(values, values.alikeLengths?.[index] ?? null)),
  );
  return { ...create(id, values), alike, ...preparePhotos(values) };
}

/**
 * Returns the values for another fish like the first one. Numbers in custom fields count as measures and are left out.
 */
function alikeValues({ custom = {}, ...values }: CatchValues, length: number | null): CatchValues {
  const sharedFields = Object.entries(custom).filter(([, value]) => typeof value !== "number");
  const own = { custom: Object.fromEntries(sharedFields), weight: null, length, quantity: 1 };
  return { ...values, ...own, notes: "", photos: [] };
}

/** Prepares the whole form, except photos that did not change. */
export function prepareChangedCatch(caught: Catch, values: CatchValues): PreparedChange {
  const before = caught.photos.map((photo) => photo.id);
  const fields = toSent({ ...changedCatchPayload(caught, values), ...photoFields(values.photos, before) });
  return { catchId: caught.id, work: { kind: "change", base: caught, fields }, ...preparePhotos(values) };
}

function preparePhotos({ photos }: CatchValues): PreparedPhotos {
  const { added, order } = photosOfForm(photos);
  const sent = added.map(({ id, name, file, facts: exif }) => ({
    id,
    name,
    file,
    takenAt: exif && takenAtOf(exif),
  }));
  return { photos: sent, photoOrder: order };
}

/** Writes both spellings of the fields that have two. */
function toSent<Fields extends ChangedFields>(fields: Fields): Fields {
  const { latitude, longitude } = fields;
  const hasPlace = latitude !== undefined && longitude !== undefined;
  const place = hasPlace && { location: formatCoordinates({ latitude, longitude }) };
  return withAliases({ ...fields, ...place });
}

/** The form is validated, so the day and the place are set. */
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
    ...sentWater(values),
    ...sentCustom({}, values),
    ...sentGear(values),
    ...sentClock(),
  };
}

/** Uses the catch's own time zone. */
function changedCatchPayload(caught: Catch, values: CatchValues): ChangedFields {
  const when = isSameTime(caught, values) ? null : timeOf(values, caught.time_zone);
  const species = speciesOf(values) ?? undefined;
  const { coordinates } = values;
  return {
    species,
    ...when,
    ...typedDetails(values),
    ...(coordinates && sentPlace(coordinates)),
    ...changedWater(caught, values),
    ...sentCustom(caught, values),
    ...changedGear(caught, values),
  };
}

function sentPlace({ latitude, longitude, accuracy }: CatchPlace) {
  return { latitude, longitude, position_accuracy: accuracy ?? null };
}

type OnWater = Pick<ChangedFields, "water_id" | "spot_id">;

/** If an id is left out, the server uses the water or the spot at the place. */
function sentWater({ waterId, spotId }: Pick<CatchValues, "waterId" | "spotId">): OnWater {
  return {
    ...(waterId !== undefined && { water_id: waterId }),
    ...(spotId !== undefined && { spot_id: spotId }),
  };
}

function changedWater({ water, spot }: Catch, { waterId, spotId }: CatchValues): OnWater {
  return sentWater({
    waterId: waterId === (water?.id ?? null) ? undefined : waterId,
    spotId: spotId === (spot?.id ?? null) ? undefined : spotId,
  });
}

/** Returns only the custom fields that changed. */
function sentCustom({ custom: before = {} }: Pick<Catch, "custom">, { custom = before }: CatchValues) {
  const changed = changedCustomValues(before, trimmedCustomValues(custom));
  return Object.keys(changed).length === 0 ? {} : { custom: changed };
}

type WithGear = Pick<ChangedFields, "lure_id" | "variant_id" | "rod_id">;

function sentGear({ lureId, variantId, rodId }: CatchGear): WithGear {
  return {
    ...(lureId !== undefined && { lure_id: lureId, variant_id: variantId ?? null }),
    ...(rodId !== undefined && { rod_id: rodId }),
  };
}

type CatchGear = Pick<CatchValues, "lureId" | "variantId" | "rodId">;

/** A lure is always sent with its variant. */
function changedGear(caught: Catch, values: CatchValues): WithGear {
  const [before, after] = [gearOf(valuesOf(caught)), gearOf(values)];
  const isSame = after.lureId === before.lureId && after.variantId === before.variantId;
  return sentGear({
    ...(!isSame && { lureId: after.lureId, variantId: after.variantId }),
    ...(after.rodId !== before.rodId && { rodId: after.rodId }),
  });
}

function gearOf({ lureId = null, variantId = null, rodId = null }: CatchGear) {
  return { lureId, variantId, rodId };
}

/** In seconds; empty if the offset is not known. */
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

/** Returns `undefined`, which changes nothing, for a choice that only a newer server knows. */
function knownChoice(name: ChoiceName, value: string | null): SentDetail<ChoiceName> | null | undefined {
  const choices: readonly SentDetail<ChoiceName>[] = DETAILS[name].choices;
  return value === null ? null : choices.find((choice) => choice === value);
}
