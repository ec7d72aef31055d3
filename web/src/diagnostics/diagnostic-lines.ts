import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import type { AuthEvent } from "../http/auth-log.ts";
import { CREEL_VERSION } from "../version/creel-version.ts";
import type { HealthEntry } from "./health-log.ts";

const EVENT_LABELS: Record<AuthEvent["kind"], MessageDescriptor> = {
  "signed in": msg`Signed in`,
  refreshed: msg`Token renewed`,
  refused: msg({ message: "Refused", context: "sign-in" }),
  "signed out": msg`Signed out`,
};

export interface DiagnosticLine {
  /** ISO in UTC. */
  at: string;
  what: string;
  detail: string;
}

/** The newest first. */
export function toDiagnosticLines(
  events: readonly AuthEvent[],
  health: readonly HealthEntry[],
): DiagnosticLine[] {
  const lines = [
    ...events.map(({ at, kind }) => ({ at, what: i18n._(EVENT_LABELS[kind]), detail: "" })),
    ...health.map(toLine),
  ];
  return lines.toSorted((one, other) => other.at.localeCompare(one.at));
}

function toLine({ at, isOnline, tokenSeconds, unsent }: HealthEntry): DiagnosticLine {
  return { at, what: isOnline ? t`Online` : t`Offline`, detail: describeHealth(tokenSeconds, unsent) };
}

function describeHealth(tokenSeconds: number | null, unsent: number): string {
  if (tokenSeconds === null) return t`no token, ${unsent} not sent`;
  if (tokenSeconds <= 0) return t`token expired, ${unsent} not sent`;
  const minutes = Math.ceil(tokenSeconds / 60);
  return t`token for ${minutes} min, ${unsent} not sent`;
}

export function linesAsText(shown: readonly DiagnosticLine[], about: { now: Date; browser: string }): string {
  const lines = shown.map(({ at, what, detail }) => [at, what, detail].filter(Boolean).join("  "));
  const head = `Creel ${CREEL_VERSION}, ${about.now.toISOString()}`;
  return [head, about.browser, "", ...lines, ""].join("\n");
}
