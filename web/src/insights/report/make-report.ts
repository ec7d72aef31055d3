import { catchDaysReport, interiorReport, logReport, questionReport, speciesReport } from "./log-report.ts";
import type { ReportName, ReportOf, RequestOf } from "./report.ts";

const MAKERS: { [Name in ReportName]: (request: RequestOf<Name>) => ReportOf<Name> } = {
  log: logReport,
  question: questionReport,
  interior: interiorReport,
  catchDays: catchDaysReport,
  species: speciesReport,
};

export function makeReport<Name extends ReportName>(name: Name, request: RequestOf<Name>): ReportOf<Name> {
  return MAKERS[name](request);
}
