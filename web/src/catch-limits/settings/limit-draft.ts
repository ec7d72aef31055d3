import type { Limit } from "@creel/domain/catch-limits/limit";
import { newLimitSchema } from "@creel/domain/catch-limits/new-limit";
import { findFieldError } from "@creel/domain/errors/field-error";
import { OTHER_SPECIES, SPECIES } from "@creel/domain/species/species";
import { describeFieldError } from "@creel/texts/fields/describe-field-error";
import { i18n } from "@lingui/core";
import { v7 as uuidv7 } from "uuid";

/** A limit holds on one of the angler's waters, in a region, or everywhere. */
export const EVERYWHERE = "everywhere";
export const IN_REGION = "region";

/** Lengths are in the API's unit; empty strings stand for missing texts. */
export interface LimitDraft {
  /** The id of a new limit, so that sending it twice creates it only once. */
  id: string;
  /** A listed species, one of the angler's own, or "Other". */
  species: string;
  /** The name of a species that is not listed. */
  otherSpecies: string;
  /** `EVERYWHERE`, `IN_REGION`, or the id of a water. */
  where: string;
  region: string;
  minLength: number | null;
  maxLength: number | null;
  slotFrom: number | null;
  slotTo: number | null;
  oneOver: number | null;
  bagDay: number | null;
  bagYear: number | null;
  closedFrom: string | null;
  closedTo: string | null;
  note: string;
  source: string;
  /** yyyy-mm-dd; `null` while a part is missing. */
  readOn: string | null;
}

interface NewDraft {
  limit: Limit | null;
  /** The species that the angler logs, the most frequent first. */
  known: readonly string[];
  /** yyyy-mm-dd */
  today: string;
}

const EMPTY: Omit<Limit, "id" | "version" | "read_on" | "created_at" | "updated_at"> = {
  species: "",
  water_id: null,
  region: null,
  min_length: null,
  max_length: null,
  slot_from: null,
  slot_to: null,
  one_over: null,
  bag_day: null,
  bag_year: null,
  closed_from: null,
  closed_to: null,
  note: null,
  source: null,
};

export function newDraft({ limit, known, today }: NewDraft): LimitDraft {
  const from = limit ?? { ...EMPTY, read_on: today };
  return {
    id: uuidv7(),
    ...draftOfSpecies(from.species, known),
    where: from.water_id ?? (from.region === null ? EVERYWHERE : IN_REGION),
    region: from.region ?? "",
    minLength: from.min_length,
    maxLength: from.max_length,
    slotFrom: from.slot_from,
    slotTo: from.slot_to,
    oneOver: from.one_over,
    bagDay: from.bag_day,
    bagYear: from.bag_year,
    closedFrom: from.closed_from,
    closedTo: from.closed_to,
    note: from.note ?? "",
    source: from.source ?? "",
    readOn: from.read_on,
  };
}

function draftOfSpecies(
  species: string,
  known: readonly string[],
): Pick<LimitDraft, "species" | "otherSpecies"> {
  const isOffered = species === "" || offeredSpecies(known).includes(species);
  return isOffered ? { species, otherSpecies: "" } : { species: OTHER_SPECIES.name, otherSpecies: species };
}

/** Returns the species that can be chosen: the angler's own first, then the others of the list, and "Other" last. */
export function offeredSpecies(known: readonly string[]): string[] {
  const names = [...known, ...SPECIES.map(({ name }) => name)].filter((name) => name !== OTHER_SPECIES.name);
  return [...new Set(names), OTHER_SPECIES.name];
}

/** Returns the fields as the API takes them. */
export function toSent(draft: LimitDraft) {
  const isOther = draft.species === OTHER_SPECIES.name;
  const isWater = draft.where !== EVERYWHERE && draft.where !== IN_REGION;
  return {
    species: isOther ? draft.otherSpecies : draft.species,
    water_id: isWater ? draft.where : null,
    region: draft.where === IN_REGION ? draft.region : null,
    min_length: draft.minLength,
    max_length: draft.maxLength,
    slot_from: draft.slotFrom,
    slot_to: draft.slotTo,
    one_over: draft.oneOver,
    bag_day: draft.bagDay,
    bag_year: draft.bagYear,
    closed_from: draft.closedFrom,
    closed_to: draft.closedTo,
    note: draft.note.trim() || null,
    source: draft.source.trim() || null,
    read_on: draft.readOn ?? "",
  };
}

type LimitFields = ReturnType<typeof toSent>;
type Refusals = Partial<Record<keyof LimitFields, string>>;

/** Returns what the server would refuse, as sentences keyed by field; empty if nothing is wrong. */
export function refusalsOf(fields: LimitFields): Refusals {
  const read = newLimitSchema.safeParse(fields);
  if (read.success) return {};
  const refusals: Record<string, string> = {};
  for (const { path, message } of read.error.issues) {
    const found = findFieldError(message);
    refusals[path.join(".")] ??= found ? describeFieldError(found, i18n) : message;
  }
  return refusals;
}

/** The props of each part of the form. */
export interface PartProps {
  draft: LimitDraft;
  change: (part: Partial<LimitDraft>) => void;
  refusals: Refusals;
}
