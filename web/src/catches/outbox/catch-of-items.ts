import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields } from "@creel/domain/catches/new-catch";
import { withCustomValues } from "@creel/domain/custom-fields/custom-values";
import { withoutAliases } from "@creel/domain/details/aliases";
import { DETAIL_NAMES, type DetailName, emptyDetail, emptyDetails } from "@creel/domain/details/details";
import { canonicalLure } from "@creel/domain/lures/lures";
import type { Photo } from "@creel/domain/photos/photo";
import { canonicalSpecies } from "@creel/domain/species/species";

import { devicePhoto } from "../../device/device-photo.ts";
import { type KnownWater, waterAfter } from "../../waters/outbox/known-waters.ts";
import type { CatchItem, CatchWork } from "./catch-item.ts";
import { readWhen } from "./caught-when.ts";
import { mergeChange } from "./merge-change.ts";
import { isDeleted } from "./pending-items.ts";

/** The version that the server gives a new catch. */
const FIRST_VERSION = 1;

/**
 * Returns a catch as it will be once all its pending items are sent.
 *
 * @param stored The catch as the server answered it; `null` if no answer has it.
 * @param items The items of this catch, oldest first.
 * @param waters The waters that this device knows.
 * @returns `null` for a catch that will be deleted, and for one that is only partly on this device.
 */
export function catchOfItems(
  stored: Catch | null,
  items: readonly CatchItem[],
  waters: readonly KnownWater[] = [],
): Catch | null {
  if (isDeleted(items)) return null;
  const works = items.map(({ work }) => work);
  const changed = items.reduce(apply, stored);
  return changed && withPhotos(withWater(changed, { before: stored ?? baseOf(works), works, waters }), works);
}

interface Located {
  /** `null` for a new catch. */
  before: Catch | null;
  works: readonly CatchWork[];
  waters: readonly KnownWater[];
}

function withWater(caught: Catch, { before, works, waters }: Located): Catch {
  const sent = works.flatMap((work) =>
    work.kind === "create" || work.kind === "change" ? [work.fields.water_id] : [],
  );
  const waterId = sent.findLast((id) => id !== undefined);
  const water = waterAfter(caught, { before, waterId, waters });
  // The spots of the new water are not loaded here.
  return water === undefined || water?.id === caught.water?.id ? caught : { ...caught, water, spot: null };
}

function baseOf(works: readonly CatchWork[]): Catch | null {
  const [change] = works.flatMap((work) => (work.kind === "change" ? work : []));
  return change?.base ?? null;
}

function apply(caught: Catch | null, { subjectId: catchId, work, keptAt }: CatchItem): Catch | null {
  const at = new Date(keptAt).toISOString();
  if (work.kind === "create") return applyFields(caught ?? emptyCatch(catchId, at), work.fields, at);
  if (work.kind !== "change") return caught;
  // A change that was made before there was a detail has nothing noted for it.
  const base = caught ?? (work.base && { ...emptyDetails(), ...work.base });
  return base && applyFields(base, fieldsToSend(base, work), at);
}

/** Keeps the changes that the other side has made since, as the server will. */
function fieldsToSend(
  stored: Catch,
  { base, fields }: Extract<CatchWork, { kind: "change" }>,
): ChangedFields {
  if (!base || base.version >= stored.version) return fields;
  return mergeChange({ base, stored, fields }) ?? fields;
}

function emptyCatch(id: string, at: string): Catch {
  return {
    id,
    version: FIRST_VERSION,
    species: "",
    date: at,
    time: null,
    time_zone: "UTC",
    ...emptyDetails(),
    conditions_filled: null,
    latitude: null,
    longitude: null,
    photo_url: null,
    photo_urls: [],
    photos: [],
    custom: {},
    is_sample: false,
    created_at: at,
    updated_at: at,
  };
}

/** Normalizes values as the server does: listed names get their canonical spelling, and texts are trimmed. */
function applyFields(caught: Catch, sent: ChangedFields, at: string): Catch {
  const fields: ChangedFields = withoutAliases(sent);
  const { species, date, time_zone: timeZone, latitude, longitude, position_accuracy: accuracy } = fields;
  const { trip_id: tripId, custom } = fields;
  const details = detailsOf(fields);
  return {
    ...caught,
    ...(species !== undefined && { species: canonicalSpecies(species) }),
    ...(date !== undefined && readWhen(date, timeZone ?? zoneOf(caught))),
    ...(latitude !== undefined && { latitude }),
    ...(longitude !== undefined && { longitude }),
    ...(accuracy !== undefined && { position_accuracy: accuracy }),
    ...(tripId !== undefined && { trip_id: tripId }),
    ...(custom !== undefined && { custom: withCustomValues(caught.custom ?? {}, custom) }),
    ...gearOf(fields),
    ...details,
    conditions_filled: autofilledStill(caught, details),
    updated_at: at,
  };
}

function gearOf({ lure_id: lureId, variant_id: variantId, rod_id: rodId }: ChangedFields) {
  return {
    ...(lureId !== undefined && { lure_id: lureId }),
    ...(variantId !== undefined && { variant_id: variantId }),
    ...(rodId !== undefined && { rod_id: rodId }),
  };
}

/** A new catch without a time zone uses this device's. */
function zoneOf({ species, time_zone: timeZone }: Catch): string | undefined {
  return species === "" ? undefined : timeZone;
}

type Details = Partial<Pick<Catch, DetailName>>;

function detailsOf(fields: ChangedFields): Details {
  const sent = DETAIL_NAMES.flatMap((name) => {
    const value = fields[name];
    return value === undefined ? [] : [[name, plain(name, value)] as const];
  });
  return Object.fromEntries(sent);
}

function plain(name: DetailName, value: number | string | null): number | string | null {
  if (value === null) return emptyDetail(name);
  if (typeof value === "number") return value;
  return name === "lure_type" ? canonicalLure(value) : value.trim();
}

/** A value that the angler enters no longer counts as autofilled. */
function autofilledStill(caught: Catch, details: Details): Catch["conditions_filled"] {
  const { conditions_filled: autofilled } = caught;
  if (!autofilled) return null;
  const fields = autofilled.fields.filter((name) => !(name in details) || details[name] === caught[name]);
  return fields.length === 0 ? null : { ...autofilled, fields };
}

/** Lists each photo once, whether or not the server already has it. */
function withPhotos(caught: Catch, works: readonly CatchWork[]): Catch {
  const removed = new Set(works.flatMap((work) => (work.kind === "change" ? removedIn(work.fields) : [])));
  const stored = caught.photos.filter(({ id }) => !removed.has(id));
  const added = works.flatMap((work) => (work.kind === "photo" ? work.photoId : []));
  const isStored = (photoId: string) => stored.some(({ id }) => id === photoId);
  const all = [...stored, ...added.filter((id) => !isStored(id)).map(devicePhoto)];
  const order = orderOf(works);
  if (all.length === caught.photos.length && removed.size + added.length === 0 && order.length === 0) {
    return caught;
  }
  const photos = inOrder(all, order);
  const urls = photos.map(({ url }) => url);
  return { ...caught, photos, photo_urls: urls, photo_url: urls[0] ?? null };
}

function removedIn({ removedPhotoIds: ids = [] }: ChangedFields): readonly string[] {
  return typeof ids === "string" ? [ids] : ids;
}

/** Each save writes the order of all photos to every pending photo. */
function orderOf(works: readonly CatchWork[]): readonly string[] {
  const ofPhotos = works.findLast((work) => work.kind === "photo")?.photoOrder;
  const ofChange = works.findLast((work) => work.kind === "change" && work.fields.photoOrder !== undefined);
  const named = ofChange?.kind === "change" ? ofChange.fields.photoOrder : undefined;
  return ofPhotos ?? (typeof named === "string" ? [named] : (named ?? []));
}

/** Photos that are not named follow in their old order. */
function inOrder(photos: readonly Photo[], order: readonly string[]): Photo[] {
  const named = order.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
  return [...named, ...photos.filter(({ id }) => !order.includes(id))];
}
