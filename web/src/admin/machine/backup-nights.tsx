import type { Machine } from "@creel/domain/admin/machine";
import { plural, t } from "@lingui/core/macro";
import { X } from "lucide-react";

import { joinList } from "../../i18n/join-list.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { type Clock, formatDayOfYear } from "../admin-times.ts";
import { describeReason } from "./describe-machine.ts";
import { type BackupNight, nightsOf } from "./nights-of.ts";

import * as styles from "./machine.module.css";

interface BackupNightsProps {
  backups: Machine["backups"];
  clock: Clock;
}

/** The last fourteen nights as a strip, and in words. */
export function BackupNights({ backups, clock }: BackupNightsProps) {
  const nights = nightsOf(backups.runs, clock);
  const words = describeNights(nights, clock);
  return (
    <>
      <div className={styles.nights} role="img" aria-label={words}>
        {nights.map((night, index) => (
          <span key={night.day} data-state={night.state}>
            {night.state === "failed" && <Icon of={X} isSmall />}
            {isLabeled(nights, index) && <em>{nameDay(night.day, clock)}</em>}
          </span>
        ))}
      </div>
      <p className={styles.secondary}>
        {words} {describeKept(backups, clock)}
      </p>
    </>
  );
}

/** The first and the last have a label, and those that failed where there is room. */
function isLabeled(nights: readonly BackupNight[], index: number): boolean {
  const last = nights.length - 1;
  if (index === 0 || index === last) return true;
  return (
    nights[index]?.state === "failed" &&
    index > 2 &&
    index < last - 2 &&
    nights[index - 1]?.state !== "failed"
  );
}

function describeNights(nights: readonly BackupNight[], clock: Clock): string {
  const known = nights.filter(({ state }) => state !== "none").length;
  if (known === 0) return t`No night is recorded yet.`;
  const worked = nights.filter(({ state }) => state === "worked").length;
  const failed = nights.filter(({ state }) => state === "failed");
  const sum = t`${plural(known, { one: `${worked} of # night worked.`, other: `${worked} of # nights worked.` })}`;
  if (failed.length === 0) return sum;
  const days = joinList(failed.map(({ day }) => nameDay(day, clock)));
  const reason = describeReason(failed.at(-1)?.failure ?? "");
  return `${sum} ${t`${days} failed: ${reason}`}`;
}

function describeKept({ kept, oldestAt }: Machine["backups"], clock: Clock): string {
  if (kept === 0 || oldestAt === null) return "";
  const day = formatDayOfYear(new Date(oldestAt), clock);
  return t`${plural(kept, { one: `# is kept, from ${day}.`, other: `# are kept, the oldest from ${day}.` })}`;
}

/** A day is written as one, whatever the clock. */
function nameDay(day: string, { now }: Clock): string {
  return formatDayOfYear(new Date(`${day}T12:00:00Z`), { timeZone: "UTC", now });
}
