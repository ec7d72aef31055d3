import { nextBestDay } from "@creel/domain/insights/similar-days/next-best-day";

import { likeTodayReport } from "./like-today-report.ts";
import type { SmallReports } from "./report.ts";
import { scoreEvidence } from "./score-evidence.ts";

const MAKERS: {
  [Name in keyof SmallReports]: (request: SmallReports[Name]["request"]) => SmallReports[Name]["report"];
} = {
  score: scoreEvidence,
  likeToday: likeTodayReport,
  bestDay: ({ outings, forecast, ...toCome }) => nextBestDay(outings, forecast, toCome),
};

export function makeSmallReport<Name extends keyof SmallReports>(
  name: Name,
  request: SmallReports[Name]["request"],
): SmallReports[Name]["report"] {
  return MAKERS[name](request);
}
