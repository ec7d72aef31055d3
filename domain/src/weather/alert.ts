import * as z from "zod/mini";

import { instant } from "./measures.ts";
import { provenanceFields } from "./provenance.ts";

/** The worst first. */
export const ALERT_SEVERITIES = ["extreme", "severe", "moderate", "minor"] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

export const alertSchema = z.object({
  /** Given by the service; the same alert keeps it. */
  id: z.string(),
  event: z.string(),
  severity: z.enum(ALERT_SEVERITIES),
  headline: z.nullable(z.string()),
  /** Lines are broken where the service broke them. */
  description: z.nullable(z.string()),
  instruction: z.nullable(z.string()),
  /** A newer text replaces this one then, while the event may last longer. */
  expires: z.nullable(instant),
  /** The same as `expires` where the service says no more. */
  ends: z.nullable(instant),
});
export type Alert = z.infer<typeof alertSchema>;

/** The worst first, then what ends first. */
export const alertsAnswerSchema = z.object({
  alerts: z.array(alertSchema),
  /** False where no service warns: only if it is true does an empty list mean calm. */
  covered: z.boolean(),
  ...provenanceFields,
});
export type AlertsAnswer = z.infer<typeof alertsAnswerSchema>;
