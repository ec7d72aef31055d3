import type { Gear, GearField, GearVariant } from "@creel/domain/gear/gear";
import type { GearKind, GearState } from "@creel/domain/gear/new-gear";
import { v7 as uuidv7 } from "uuid";

import { type FormPhoto, storedPhotos } from "../../photos/choose/form-photo.ts";

/** Empty strings stand for missing values. */
export interface DraftVariant {
  id: string;
  color: string;
  size: string;
  weight: string;
  diveDepth: string;
}

export type DraftField = GearField & { id: string };

export interface GearDraft {
  /** The id of a new item, so that sending it twice creates it only once. */
  id: string;
  brand: string;
  lureType: string | null;
  state: GearState;
  note: string;
  /** `null` if there is no photo. */
  photo: FormPhoto | null;
  variants: readonly DraftVariant[];
  fields: readonly DraftField[];
}

export function newVariant(): DraftVariant {
  return { id: uuidv7(), color: "", size: "", weight: "", diveDepth: "" };
}

export function newField(): DraftField {
  return { id: uuidv7(), name: "", value: "" };
}

/** Adds an empty first variant or field if there is none. */
export function newDraft(kind: GearKind, gear: Gear | null): GearDraft {
  const { brand, lure_type: lureType, state, note, photo, variants, fields } = gear ?? EMPTY;
  const draft = {
    id: uuidv7(),
    brand: brand ?? "",
    lureType,
    state,
    note: note ?? "",
    photo: storedPhotos(photo ? [photo] : [])[0] ?? null,
    variants: variants.map(toDraft),
    fields: fields.map((field) => Object.assign({ id: uuidv7() }, field)),
  };
  if (kind === "lure") return { ...draft, variants: withAtLeastOne(draft.variants, newVariant) };
  return { ...draft, fields: withAtLeastOne(draft.fields, newField) };
}

const EMPTY: Pick<Gear, "brand" | "lure_type" | "state" | "note" | "photo" | "variants" | "fields"> = {
  brand: null,
  lure_type: null,
  state: "in_use",
  note: null,
  photo: null,
  variants: [],
  fields: [],
};

function toDraft({ id, color, size, weight, dive_depth: diveDepth }: GearVariant): DraftVariant {
  return { id, color: color ?? "", size: size ?? "", weight: weight ?? "", diveDepth: diveDepth ?? "" };
}

function withAtLeastOne<Part>(parts: readonly Part[], make: () => Part): readonly Part[] {
  return parts.length > 0 ? parts : [make()];
}

/** Returns the fields as the API takes them, without empty variants and fields. */
export function toSent({ brand, lureType, state, note, variants, fields }: GearDraft) {
  const sent = variants.map(({ id, color, size, weight, diveDepth }) => ({
    id,
    color: textOf(color),
    size: textOf(size),
    weight: textOf(weight),
    dive_depth: textOf(diveDepth),
  }));
  return {
    brand: textOf(brand),
    lure_type: lureType,
    state,
    note: textOf(note),
    variants: sent.filter(({ id: _id, ...texts }) => Object.values(texts).some((text) => text !== null)),
    fields: fields.flatMap(({ name, value }) => {
      const [enteredName, enteredValue] = [textOf(name), textOf(value)];
      return enteredValue === null
        ? []
        : [{ name: enteredName ?? enteredValue.slice(0, SHORT), value: enteredValue }];
    }),
  };
}

/** A field without a name gets the start of its value as its name, cut to this many characters. */
const SHORT = 40;

function textOf(typed: string): string | null {
  return typed.trim() || null;
}
