import type { BackupRun } from "@creel/domain/admin/machine";
import { expect, test } from "vitest";

import { backupOf } from "../machine-testing.ts";
import { nightsOf } from "./nights-of.ts";

/** A quarter to seven in the morning in Chicago. */
const CLOCK = { timeZone: "America/Chicago", now: new Date("2026-11-21T12:45:00Z") };

/** A nightly backup that began at 3:10 AM in Chicago. */
function on(day: string, failure: string | null = null): BackupRun {
  const startedAt = `${day}T09:10:00.000Z`;
  return backupOf({ id: `${day} ${failure}`, startedAt, finishedAt: startedAt, failure });
}

const statesOf = (runs: readonly BackupRun[], clock = CLOCK) =>
  nightsOf(runs, clock).map(({ day, state }) => `${day.slice(-2)} ${state}`);

test("the nights are the last fourteen days on the admin's clock, the oldest first", () => {
  const nights = statesOf([
    on("2026-11-21"),
    on("2026-11-15", "no disk"),
    on("2026-11-08"),
    on("2026-11-07"),
  ]);
  expect(nights).toHaveLength(14);
  expect(nights.filter((night) => !night.endsWith("none"))).toEqual(["08 worked", "15 failed", "21 worked"]);
});

test("they end yesterday until the backup of today has run", () => {
  expect(statesOf([on("2026-11-20")]).at(-1)).toBe("20 worked");
});

test("a night that worked after a failure has worked; one that never did has its last reason", () => {
  const [last, before] = nightsOf(
    [
      on("2026-11-21"),
      on("2026-11-21", "busy"),
      on("2026-11-20", "still no disk"),
      on("2026-11-20", "no disk"),
    ],
    CLOCK,
  ).toReversed();
  expect(last).toMatchObject({ state: "worked", failure: null });
  expect(before).toMatchObject({ state: "failed", failure: "still no disk" });
});

test("a backup counts for the day on which it began there, and others than nightly ones for none", () => {
  const evening = backupOf({ startedAt: "2026-11-21T02:30:00.000Z", finishedAt: "2026-11-21T02:31:00.000Z" });
  expect(statesOf([evening]).at(-1)).toBe("20 worked");
  expect(statesOf([backupOf({ kind: "by_hand" }), backupOf({ finishedAt: null })]).at(-1)).toBe("20 none");
});
