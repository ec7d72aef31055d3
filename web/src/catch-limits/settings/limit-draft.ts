import type { Limit } from "@creel/domain/catch-limits/limit";
import { newLimitSchema } from "@creel/domain/catch-limits/new-limit";
import { findFieldError } from "@creel/domain/errors/field-error";
import { OTHER_SPECIES } from "@creel/domain/species/species";
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
  /** The species that can be chosen without typing. */
  known: readonly string[];
  today: string;
}

export function newDraft({ limit, known, today }: NewDraft): LimitDraft {
  const isListed = limit === null || known.includes(limit.species);
  const region = limit?.region ?? "";
  return {
    id: uuidv7(),
    species: isListed ? (limit?.species ?? "") : OTHER_SPECIES.name,
    otherSpecies: isListed ? "" : limit.species,
    where: limit?.water_id ?? (region === "" ? EVERYWHERE : IN_REGION),
    region,
    minLength: limit?.min_length ?? null,
    maxLength: limit?.max_length ?? null,
    slotFrom: limit?.slot_from ?? null,
    slotTo: limit?.slot_to ?? null,
    oneOver: limit?.one_over ?? null,
    bagDay: limit?.bag_day ?? null,
    bagYear: limit?.bag_year ?? null,
    closedFrom: limit?.closed_from ?? null,
    closedTo: limit?.closed_to ?? null,
    note: limit?.note ?? "",
    source: limit?.source ?? "",
    readOn: limit?.read_on ?? today,
  };
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

export type LimitFields = ReturnType<typeof toSent>;
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
