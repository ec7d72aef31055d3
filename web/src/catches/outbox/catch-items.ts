import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";

import { isInTurn, type ItemType } from "../../outbox/item-type.ts";
import { asWaiting } from "../../outbox/outbox-item.ts";
import { type CatchItem, type CatchWork, isCatchItem } from "./catch-item.ts";
import { deliverCatch } from "./deliver-catch.ts";
import { mergeChange } from "./merge-change.ts";
import { settleCatch } from "./plan-catch.ts";

/** Tells the outbox how to handle catches and their photos. */
export const catchItems: ItemType<CatchItem, Catch> = {
  isItem: isCatchItem,
  namedIn: ({ work }) => (work.kind === "create" || work.kind === "change" ? namedIn(work.fields) : []),
  isBehind,
  deliver: deliverCatch,
  settle: settleCatch,
  problemIn: (body) => ({ stored: catchAnswerSchema.safeParse(body).data?.catch ?? null }),
  merge,
  givesUpDeletions: true,
};

type Written = Extract<CatchWork, { kind: "create" | "change" }>["fields"];

function namedIn({ custom, ...fields }: Written): readonly unknown[] {
  const { trip_id: trip, water_id: water, spot_id: spot } = fields;
  const { lure_id: lure, rod_id: rod } = fields;
  return [trip, water, spot, lure, rod, ...Object.keys(custom ?? {})];
}

/** Photos wait only for their catch. */
function isBehind(item: CatchItem, other: CatchItem): boolean {
  if (other.subjectId !== item.subjectId) return false;
  const isOfWhole = other.work.kind === "create" || other.work.kind === "delete";
  const isAnyPhoto = item.work.kind === "photo" || other.work.kind === "photo";
  return isInTurn(item, other, true) && (isOfWhole || !isAnyPhoto);
}

function merge(refused: CatchItem): CatchItem | null {
  const { work, problem } = refused;
  if (work.kind === "create") return asChange(work, refused);
  if (work.kind !== "change" || !work.base || !problem?.stored) return null;
  const { stored } = problem;
  const fields = mergeChange({ base: work.base, stored, fields: work.fields });
  return fields && { ...asWaiting(refused), work: { kind: "change", base: stored, fields } };
}

/**
 * The server already has the catch, so later edits become a change to it. If these are not known, the item asks the
 * angler.
 */
function asChange({ since, fields }: Extract<CatchWork, { kind: "create" }>, refused: CatchItem): CatchItem {
  if (since) return { ...asWaiting(refused), work: { kind: "change", ...since } };
  const { id: _id, ...fieldsWithoutId } = fields;
  return { ...refused, work: { kind: "change", base: null, fields: fieldsWithoutId } };
}
