import { t } from "@lingui/core/macro";

import type { AuthEvent } from "../session/auth-log.ts";
import type { HealthEntry } from "./health-log.ts";

export interface Happening {
  /** ISO in UTC. */
  at: string;
  what: string;
  detail: string;
}

const WORDS: Record<AuthEvent["kind"], string> = {
  "signed in": "Signed in",
  refreshed: "Token renewed",
  refused: "Refused",
  "signed out": "Signed out",
};

/** The newest first. */
export function toHappenings(events: readonly AuthEvent[], health: readonly HealthEntry[]): Happening[] {
  const lines = [
    ...events.map(({ at, kind }) => ({ at, what: WORDS[kind], detail: "" })),
    ...health.map(toLine),
  ];
  return lines.toSorted((one, other) => other.at.localeCompare(one.at));
}

function toLine({ at, isOnline, tokenSeconds, unsent }: HealthEntry): Happening {
  const token = tokenSeconds === null ? "no token" : `token ${describeSeconds(tokenSeconds)}`;
  return { at, what: isOnline ? t`Online` : t`Offline`, detail: t`${token}, ${unsent} not sent` };
}

function describeSeconds(seconds: number): string {
  return seconds <= 0 ? "over" : `for ${Math.ceil(seconds / 60)} min`;
}

export function toText(happenings: readonly Happening[], about: { now: Date; browser: string }): string {
  const lines = happenings.map(({ at, what, detail }) => [at, what, detail].filter(Boolean).join("  "));
  return [`Creel, ${about.now.toISOString()}`, about.browser, "", ...lines, ""].join("\n");
}
