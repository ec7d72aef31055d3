import type { Import } from "@creel/domain/import/import";
import type { ImportSubject, ImportVerdict } from "@creel/domain/import/import-row";

import { formatDecimals } from "../../../i18n/numbers.ts";
import type { Amount } from "../../../ui/layout/figure.tsx";

/** How many rows of a subject have one of these verdicts. */
export function countPart(
  { parts }: Pick<Import, "parts">,
  subject: ImportSubject,
  verdicts: readonly ImportVerdict[],
): number {
  return parts
    .filter((part) => part.subject === subject && verdicts.includes(part.verdict))
    .reduce((sum, { rows }) => sum + rows, 0);
}

/** How many of a subject are in the log by it, or were changed by it. */
export function countMade(
  { parts }: Pick<Import, "parts">,
  subject: ImportSubject,
  verdict: "new" | "changes" = "new",
): number {
  return parts
    .filter((part) => part.subject === subject && part.verdict === verdict)
    .reduce((sum, { made }) => sum + made, 0);
}

export function wholeAmount(count: number): Amount {
  return { figure: formatDecimals(count, { min: 0, max: 0, isGrouped: true }), unit: "" };
}
