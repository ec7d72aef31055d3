import { sizeShares } from "@creel/domain/insights/decisions/size-shares";

import { decisionsReport } from "./decisions-report.ts";
import { catchDaysReport, interiorReport, logReport, questionReport, speciesReport } from "./log-report.ts";
import type { ReportName, ReportOf, RequestOf } from "./report.ts";

const MAKERS: { [Name in ReportName]: (request: RequestOf<Name>) => ReportOf<Name> } = {
  decisions: decisionsReport,
  sizes: ({ fish, over }) => sizeShares(fish, over),
  log: logReport,
  question: questionReport,
  interior: interiorReport,
  catchDays: catchDaysReport,
  species: speciesReport,
};

export function makeReport<Name extends ReportName>(name: Name, request: RequestOf<Name>): ReportOf<Name> {
  return MAKERS[name](request);
}
