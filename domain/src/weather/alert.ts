import * as z from "zod/mini";

import { instant } from "./measures.ts";
import { provenanceFields } from "./provenance.ts";

/** Sorted by severity, worst first. */
export const ALERT_SEVERITIES = ["extreme", "severe", "moderate", "minor"] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

export const alertSchema = z.object({
  /** The id from the service, which stays the same for an alert. */
  id: z.string(),
  event: z.string(),
  severity: z.enum(ALERT_SEVERITIES),
  headline: z.nullable(z.string()),
  /** Keeps the line breaks of the service. */
  description: z.nullable(z.string()),
  instruction: z.nullable(z.string()),
  /** When a newer text replaces this one; the event may last longer. */
  expires: z.nullable(instant),
  /** Equals `expires` if the service gives no end. */
  ends: z.nullable(instant),
});
export type Alert = z.infer<typeof alertSchema>;

/** Sorted by severity, worst first, then by end, earliest first. */
export const alertsAnswerSchema = z.object({
  alerts: z.array(alertSchema),
  /** False if no alert service covers the place. An empty list means no alerts only if this is true. */
  covered: z.boolean(),
  ...provenanceFields,
});
export type AlertsAnswer = z.infer<typeof alertsAnswerSchema>;
