import * as z from "zod/mini";

import { provenanceFields } from "./provenance.ts";

/** The worst first. */
export const ALERT_SEVERITIES = ["extreme", "severe", "moderate", "minor"] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/** An official warning that is in effect or announced for a place. */
export const alertSchema = z.object({
  /** Given by the service; the same alert keeps it. */
  id: z.string(),
  /** "Gale Warning" */
  event: z.string(),
  severity: z.enum(ALERT_SEVERITIES),
  headline: z.nullable(z.string()),
  /** Lines are broken where the service broke them. */
  description: z.nullable(z.string()),
  instruction: z.nullable(z.string()),
  /** When this text is to be replaced by a newer one, ISO in UTC; the event may last longer. */
  expires: z.nullable(z.string()),
  /** When the event is over, ISO in UTC: what "until" means. The same as `expires` where nothing else is said. */
  ends: z.nullable(z.string()),
});
export type Alert = z.infer<typeof alertSchema>;

/** GET /weather/alerts: the worst first, then what ends first. */
export const alertsAnswerSchema = z.object({
  alerts: z.array(alertSchema),
  /** Whether there is a service that warns at this place; an empty list means calm only then. */
  covered: z.boolean(),
  ...provenanceFields,
});
export type AlertsAnswer = z.infer<typeof alertsAnswerSchema>;
