import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields } from "@creel/domain/catches/new-catch";
import { dayAt } from "@creel/domain/dates/clock";
import { withAliases } from "@creel/domain/details/aliases";
import { changesOf } from "@creel/domain/doctor/apply-fix";
import type { Fix } from "@creel/domain/doctor/finding";
import { mergeDuplicates } from "@creel/domain/doctor/merge-duplicates";
import type { TripSummary } from "@creel/domain/trips/trip";

import { isOfCatch, makeCatchItem } from "../catches/outbox/catch-item.ts";
import { catchItems } from "../catches/outbox/catch-items.ts";
import { catchOfItems } from "../catches/outbox/catch-of-items.ts";
import { deleteCatches } from "../catches/outbox/delete-catches.ts";
import { planSave } from "../catches/outbox/plan-catch.ts";
import type { OutboxItem } from "../outbox/outbox-item.ts";
import type { HeldDeletions } from "../outbox/sending/hold-deletions.ts";
import { storeOrSend } from "../outbox/sending/store-or-send.ts";
import { changeTrip } from "../trips/data/keep-trip.ts";

/** The records that a finding is about, as the page shows them. */
interface Subjects {
  userId: string;
  catches: readonly Catch[];
  trip: TripSummary | null;
}

export interface AppliedFix {
  /** Resolves to false if it is too late to undo. */
  undo: () => Promise<boolean>;
  /** Sends the held deletion, which then can no longer be undone. Absent if the mend can always be undone. */
  release?: () => void;
}

/**
 * Applies a mend as the catch form would save it: this device stores it before the promise resolves, and sends it on
 * its own.
 *
 * @throws ApiError, NetworkError if this device cannot store it.
 */
export async function applyFix(fix: Fix, subjects: Subjects): Promise<AppliedFix> {
  const [caught, other] = subjects.catches;
  if (fix.kind === "merge" && caught && other) return mergeCatches(subjects.userId, caught, other);
  if (fix.kind === "end_trip" && subjects.trip) return endTrip(subjects, subjects.trip, fix.ended_at);
  const fields = changesOf(fix);
  if (!caught || !fields) throw new Error(`There is nothing to fix with ${fix.kind}`);
  return changeCatch(subjects.userId, caught, fields);
}

async function changeCatch(userId: string, caught: Catch, fields: ChangedFields): Promise<AppliedFix> {
  await storeChange(userId, caught, fields);
  const change = makeCatchItem({ userId, catchId: caught.id }, { kind: "change", base: caught, fields });
  const after = catchOfItems(caught, [change]) ?? caught;
  return {
    undo: async () => {
      await storeChange(userId, { ...after, version: caught.version + 1 }, formerOf(caught, fields));
      return true;
    },
  };
}

/** Leaves photos that wait to be sent as they are. */
async function storeChange(userId: string, base: Catch, fields: ChangedFields): Promise<void> {
  const work = { kind: "change", base, fields: withAliases(fields) } as const;
  await storeOrSend({ userId, type: catchItems }, (items) =>
    planSave(items, { userId, catchId: base.id, work, photos: [], photoOrder: photoOrder(items, base) }),
  );
}

function photoOrder(items: readonly OutboxItem[], { id, photos }: Catch): readonly string[] {
  const waiting = items.filter(isOfCatch(id)).flatMap(({ work }) => (work.kind === "photo" ? work : []));
  return waiting.at(-1)?.photoOrder ?? photos.map((photo) => photo.id);
}

/** Returns the field values that undo these changes. */
function formerOf(caught: Catch, fields: ChangedFields): ChangedFields {
  const former = new Map<string, unknown>(Object.entries(caught));
  // For a catch without a time, the API answers with noon; the field takes only the day.
  if (caught.time === null) former.set("date", dayAt(caught.date, caught.time_zone));
  return Object.fromEntries(Object.keys(fields).map((name) => [name, former.get(name) ?? null]));
}

async function endTrip({ userId }: Subjects, trip: TripSummary, endedAt: string): Promise<AppliedFix> {
  await changeTrip({ userId, trip, fields: { ended_at: endedAt } });
  const after = { ...trip, ended_at: endedAt, version: trip.version + 1 };
  return {
    undo: async () => {
      await changeTrip({ userId, trip: after, fields: { ended_at: trip.ended_at } });
      return true;
    },
  };
}

async function mergeCatches(userId: string, one: Catch, other: Catch): Promise<AppliedFix> {
  const merged = mergeDuplicates(one, other);
  if (!merged) throw new Error("Two catches with photos are not made one");
  const { remaining: kept, removed, fields } = merged;
  const isChanged = Object.keys(fields).length > 0;
  const held = await deleteCatches(userId, [removed]);
  const change = isChanged ? await orUndo(held, () => changeCatch(userId, kept, fields)) : null;
  return {
    undo: async () => {
      const isBack = await held.undo();
      if (isBack) await change?.undo();
      return isBack;
    },
    release: held.release,
  };
}

/** Restores the deleted catch if the task fails, then rethrows. */
async function orUndo(held: HeldDeletions, task: () => Promise<AppliedFix>): Promise<AppliedFix> {
  try {
    return await task();
  } catch (error) {
    await held.undo();
    throw error;
  }
}
