import type { InsightQuestion } from "@creel/domain/insights/insight-question";
import type { Outings } from "@creel/domain/insights/outings";
import { outingsOfQuestion } from "@creel/domain/insights/verdicts/outings-of-question";
import { useQuery } from "@tanstack/react-query";

import { FACTOR_NAMES } from "../words/factor-names.ts";
import { isAskedNoMore } from "./question-words.ts";

/** What the trips since then say; nothing of a factor that this version does not know or compare. */
export function useQuestionReport(question: InsightQuestion, { outings }: Outings, at: number) {
  const factor = FACTOR_NAMES.find((name) => name === question.factor && !isAskedNoMore(name));
  return useQuery({
    queryKey: ["insights", "question", at, question],
    queryFn: async () => {
      if (!factor) return null;
      const { askReport } = await import("../report/ask-report.ts");
      const meant = outingsOfQuestion(outings, question);
      const { bin, species } = question;
      return askReport("question", { outings: meant, factor, bin, species }, "verdicts");
    },
    networkMode: "always",
    staleTime: Infinity,
    retry: false,
  });
}
