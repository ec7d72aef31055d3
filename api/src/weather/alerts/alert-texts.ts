import type { AlertSeverity } from "@creel/domain/weather/alert";
import { ALERT_SEVERITIES } from "@creel/domain/weather/alert";
import * as z from "zod/mini";

import type { OutlinedAlert } from "../sources/sources.ts";

export const optionalText = z.optional(z.nullable(z.string()));

/** Maps a CAP 1.2 severity to ours. "Unknown" and other words become "minor". */
export function severityOf(word: string | null | undefined): AlertSeverity {
  const lower = word?.toLowerCase();
  return ALERT_SEVERITIES.find((severity) => severity === lower) ?? "minor";
}

/** Returns the time as ISO in UTC; `null` if the text is not a time. */
export function instantOf(text: string | null | undefined): string | null {
  const ms = Date.parse(text ?? "");
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** Returns the trimmed text; `null` if it is empty. */
export function textOf(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

/**
 * Maps the entries that can be read. One unreadable entry does not hide the others, but if none is readable, the answer
 * as a whole is invalid.
 * @returns `null` if there are entries and none can be read
 */
export function readEntries<Entry>(
  entries: readonly unknown[],
  schema: z.ZodMiniType<Entry>,
  toAlert: (entry: Entry) => OutlinedAlert | null,
): OutlinedAlert[] | null {
  const read = entries.map((entry) => z.safeParse(schema, entry));
  if (entries.length > 0 && read.every(({ success }) => !success)) return null;
  const alerts = read.flatMap(({ data }) => (data === undefined ? [] : (toAlert(data) ?? [])));
  const byId = new Map(alerts.map((each) => [each.alert.id, each]));
  return [...byId.values()];
}
