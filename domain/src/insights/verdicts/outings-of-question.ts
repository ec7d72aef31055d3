import type { InsightQuestion } from "../insight-question.ts";
import type { Outing } from "../outings.ts";

/**
 * Returns the outings that count for a question: they began after it was asked and before it was closed. An outing that
 * began earlier is left out entirely, even if a later trip of that day is part of it.
 */
export function outingsOfQuestion(
  outings: readonly Outing[],
  { asked_at: askedAt, closed_at: closedAt }: Pick<InsightQuestion, "asked_at" | "closed_at">,
): Outing[] {
  const from = Date.parse(askedAt);
  const to = closedAt === null ? Infinity : Date.parse(closedAt);
  return outings.filter(({ segments }) => {
    const began = Date.parse(segments[0]?.start ?? "");
    return began > from && began < to;
  });
}
