import type { AutofilledConditions } from "@creel/domain/catches/catch";
import type { ConditionsOfHour } from "@creel/domain/catches/conditions-of-hour";
import { FILLABLE_NAMES, type FillableName } from "@creel/domain/catches/details";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";

import { DETAIL_COLUMNS } from "../../database/detail-columns.ts";
import type { CatchRow } from "../../database/schema.ts";

const FILLABLE_COLUMNS = FILLABLE_NAMES.map((name) => DETAIL_COLUMNS[name]);

/** Who has just saved a catch may be about to add to it. */
const FIRST_TRY_AFTER_MS = 2 * MINUTE_MS;

type EnteredConditions = { [Name in (typeof FILLABLE_COLUMNS)[number]]?: CatchRow[Name] | undefined };

interface Fillable extends EnteredConditions {
  caughtAt: Date;
  caughtTime: string | null;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/**
 * When the weather of a catch that was just saved is looked up. `null`: never, because the angler noted some of it,
 * or because it is not known where or at which hour it was.
 */
export function firstTryAt(caught: Fillable, now: Date): Date | null {
  const isEntered = FILLABLE_COLUMNS.some((column) => (caught[column] ?? null) !== null);
  const hasPlace = (caught.latitude ?? null) !== null && (caught.longitude ?? null) !== null;
  if (isEntered || !hasPlace || caught.caughtTime === null) return null;
  return new Date(Math.max(now.getTime() + FIRST_TRY_AFTER_MS, caught.caughtAt.getTime()));
}

/** Whether a change was made from the version before the conditions were filled in, and from no older one. */
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
 * What somebody means who did not see what was filled in: not to clear it, unless it is of another place or hour
 * than that of the catch.
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

/** When the weather of a changed catch is looked up: as before, or, at another place or hour, from the beginning. */
export function nextTry(
  stored: CatchRow,
  after: Fillable,
  { isMoved, isRestarted }: Step,
): { fillAfter?: Date | null; fillTries?: number } {
  if (stored.fillAfter === null && !isRestarted) return {};
  const first = firstTryAt(after, new Date());
  return first !== null && !isMoved ? {} : { fillAfter: first, fillTries: 0 };
}

/** What stays marked as filled in: what an angler writes over is the angler's. */
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

/** The columns to write, without what is not known. */
export function toColumns(conditions: Partial<ConditionsOfHour>) {
  const fields = FILLABLE_NAMES.filter((name) => (conditions[name] ?? null) !== null);
  return {
    fields,
    values: Object.fromEntries(fields.map((name) => [DETAIL_COLUMNS[name], conditions[name]])),
  };
}
