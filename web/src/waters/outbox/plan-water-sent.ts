import { type FieldSides, hasConflict } from "../../outbox/field-conflicts.ts";
import { isOfWater, type OutboxItem, type Problem, type WaterItem } from "../../outbox/outbox-item.ts";
import type { WaterSent } from "../../outbox/outbox-news.ts";
import { asWaiting, type Changes } from "../../catches/outbox/plan-catch.ts";

export function planWaterSent(items: readonly OutboxItem[], sent: WaterSent): Changes<WaterItem> {
  const { item } = sent;
  const others = items.filter(isOfWater(item.waterId)).filter(({ id }) => id !== item.id);
  if (item.work.kind === "delete") return { put: [], removed: [item, ...others] };
  return { put: others.flatMap((other) => rebase(other, sent)), removed: [item] };
}

/**
 * What follows is based on the answer to what came before it, unless somebody else changed the water or the spot in
 * between: then both sides are compared.
 */
function rebase(item: WaterItem, { written, spot }: WaterSent): WaterItem[] {
  if (item.work.kind === "change" && written && isNext(item.work.base, written.water)) {
    return [{ ...item, work: { ...item.work, base: written.water } }];
  }
  if (item.work.kind === "change spot" && item.work.spotId === spot?.id && isNext(item.work.base, spot)) {
    return [{ ...item, work: { ...item.work, base: spot } }];
  }
  return [];
}

interface Versioned {
  version: number;
}

/** What follows a creation has no base. */
function isNext(base: Versioned | null, stored: Versioned): boolean {
  return base === null || stored.version <= base.version + 1;
}

/** Fields of a water or a spot that are changed together. */
const GROUPS: readonly (readonly string[])[] = [["latitude", "longitude", "radius", "outline"]];

/** Sent again over what is stored, where each field was changed on one side only; else `null`. */
export function mergedWater(item: WaterItem): WaterItem | null {
  const over = overStored(item);
  const { work } = item;
  if (!over || (work.kind !== "change" && work.kind !== "change spot") || !work.base) return null;
  const sides: FieldSides = { base: work.base, stored: storedIn(item.problem) ?? {}, fields: work.fields };
  return hasConflict(sides, GROUPS) ? null : over;
}

/** What both sides changed: the version that is stored; `null` where nothing is in conflict. */
export function storedIn(problem: Problem | null) {
  return problem?.water ?? problem?.spot ?? null;
}

/** The angler's change goes over the stored version. */
function overStored(item: WaterItem): WaterItem | null {
  const { work, problem } = item;
  if (work.kind === "change" && problem?.water) {
    return { ...asWaiting(item), work: { ...work, base: problem.water } };
  }
  if (work.kind === "change spot" && problem?.spot) {
    return { ...asWaiting(item), work: { ...work, base: problem.spot } };
  }
  return null;
}

/** What was chosen of two versions: the angler's goes over the stored one, or is dropped. */
export function planWaterChosen(items: readonly OutboxItem[], itemId: string, isMine: boolean): Changes {
  const item = items.find(({ id }) => id === itemId);
  const mine = item?.subject === "water" ? overStored(item) : null;
  if (!item || !mine) return { put: [], removed: [] };
  return isMine ? { put: [mine], removed: [] } : { put: [], removed: [item] };
}
