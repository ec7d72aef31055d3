import type { AutofilledConditions } from "@creel/domain/catches/catch";
import type { ConditionsOfHour } from "@creel/domain/catches/conditions-of-hour";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { FILLABLE_NAMES, type FillableName } from "@creel/domain/details/details";

import { DETAIL_COLUMNS } from "../../database/detail-columns.ts";
import type { CatchRow } from "../../database/schema.ts";

const FILLABLE_COLUMNS = FILLABLE_NAMES.map((name) => DETAIL_COLUMNS[name]);

/** The angler may still be adding to a catch that was just saved. */
export const FIRST_TRY_AFTER_MS = 2 * MINUTE_MS;

type EnteredConditions = { [Name in (typeof FILLABLE_COLUMNS)[number]]?: CatchRow[Name] | undefined };

interface Fillable extends EnteredConditions {
  caughtAt: Date;
  caughtTime: string | null;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/**
 * When to look up the weather of a catch; `null` for never, because the angler entered some of it or because the place
 * or the time is unknown.
 */
export function firstTryAt(caught: Fillable, now: Date): Date | null {
  const isEntered = FILLABLE_COLUMNS.some((column) => (caught[column] ?? null) !== null);
  const hasPlace = (caught.latitude ?? null) !== null && (caught.longitude ?? null) !== null;
  if (isEntered || !hasPlace || caught.caughtTime === null) return null;
  return new Date(Math.max(now.getTime() + FIRST_TRY_AFTER_MS, caught.caughtAt.getTime()));
}

/** Whether the change is based on the version directly before the autofill. */
export function isBeforeAutofill({ version, filledVersion }: CatchRow, changedFrom: number): boolean {
  return filledVersion === version && changedFrom === version - 1;
}

type Sent = { [Name in FillableName]?: ConditionsOfHour[Name] | undefined };
type Place = { [Name in "latitude" | "longitude"]?: number | null | undefined };

export function movesElsewhere(
  stored: CatchRow,
  { caughtAt, ...place }: Place & { caughtAt?: Date },
): boolean {
  const { latitude = stored.latitude, longitude = stored.longitude } = place;
  const isSamePlace = latitude === stored.latitude && longitude === stored.longitude;
  return !isSamePlace || (caughtAt ?? stored.caughtAt).getTime() !== stored.caughtAt.getTime();
}

/**
 * For a change made without seeing the autofilled values: empty fields keep them, unless the catch moved to another
 * place or hour, where they are cleared.
 */
export function withUnseen<Changes extends Sent>(
  stored: CatchRow,
  changes: Changes,
  isMoved: boolean,
): Changes {
  const unseen = stored.filledFields.filter((name) => (changes[name] ?? null) === null);
  return { ...changes, ...Object.fromEntries(unseen.map((name) => [name, isMoved ? null : undefined])) };
}

interface Step {
  isMoved: boolean;
  isRestarted: boolean;
}

/** If the place or hour changed, the lookups start again from the first try. */
export function nextTry(
  stored: CatchRow,
  after: Fillable,
  { isMoved, isRestarted }: Step,
): { fillAfter?: Date | null; fillTries?: number } {
  if (stored.fillAfter === null && !isRestarted) return {};
  const first = firstTryAt(after, new Date());
  return first !== null && !isMoved ? {} : { fillAfter: first, fillTries: 0 };
}

/** Returns the fields that stay marked as autofilled, because the angler did not overwrite them. */
export function stillAutofilled(stored: CatchRow, changes: Sent): FillableName[] {
  return stored.filledFields.filter((name) => {
    const change = changes[name];
    return change === undefined || change === stored[DETAIL_COLUMNS[name]];
  });
}

export function presentAutofilled({
  filledFields,
  filledSource,
  filledAt,
}: CatchRow): AutofilledConditions | null {
  if (filledFields.length === 0 || filledAt === null) return null;
  return { source: filledSource, at: filledAt.toISOString(), fields: filledFields };
}

/** Returns the columns to write, without unknown values. */
export function toColumns(conditions: Partial<ConditionsOfHour>) {
  const fields = FILLABLE_NAMES.filter((name) => (conditions[name] ?? null) !== null);
  return {
    fields,
    values: Object.fromEntries(fields.map((name) => [DETAIL_COLUMNS[name], conditions[name]])),
  };
}
