import type { BackupRun } from "@creel/domain/admin/machine";
import { dayAfter } from "@creel/domain/dates/days";

import type { Clock } from "../admin-times.ts";

const NIGHTS = 14;

/** A day on the admin's clock on which a nightly backup was due. */
export interface BackupNight {
  /** yyyy-mm-dd */
  day: string;
  /** `none` if nothing is known of that day. */
  state: "worked" | "failed" | "none";
  /** The last reason of a day on which none worked. */
  failure: string | null;
}

/**
 * Returns the last fourteen days with a nightly backup, the oldest first. They end yesterday until today's backup has
 * run.
 */
export function nightsOf(runs: readonly BackupRun[], clock: Clock): BackupNight[] {
  const nightly = runs.filter(({ kind, finishedAt }) => kind === "nightly" && finishedAt !== null);
  const runsOf = (day: string) =>
    nightly.filter(({ startedAt }) => dayOf(new Date(startedAt), clock) === day);
  const today = dayOf(clock.now, clock);
  const last = runsOf(today).length > 0 ? today : dayAfter(today, -1);
  return Array.from({ length: NIGHTS }, (_, index) => {
    const day = dayAfter(last, index - NIGHTS + 1);
    const ofDay = runsOf(day);
    // A failed backup is retried, so the newest reason is that of the last try.
    const failure = ofDay[0]?.failure ?? null;
    if (ofDay.length === 0) return { day, state: "none", failure: null };
    if (ofDay.some((run) => run.failure === null)) return { day, state: "worked", failure: null };
    return { day, state: "failed", failure };
  });
}

function dayOf(at: Date, { timeZone }: Clock): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);
}
