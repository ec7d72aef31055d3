import type { Outings } from "@creel/domain/insights/outings";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";

import { logReportQuery } from "./log-report.query.ts";

/**
 * What comes of all outings: the rates first, then the same with verdicts. It is drawn piece by piece, since all at once
 * blocks a slow phone, and verdicts are asked for when the rates are drawn. No filter narrows it: each would be another
 * look at the log, and another chance for luck.
 * @param at when they came, in ms
 */
export function useReport(outings: Outings, at: number) {
  const query = (hasVerdicts: boolean) => logReportQuery(outings, at, hasVerdicts);
  const rates = useQuery({ ...query(false), placeholderData: keepPreviousData });
  const areDrawn = useDeferredValue(rates.data) === rates.data;
  const areTheirs = rates.isSuccess && !rates.isPlaceholderData;
  const verdicts = useQuery({ ...query(true), enabled: areTheirs && areDrawn });
  const report = useDeferredValue(verdicts.data ?? rates.data);
  return { rates, report, hasVerdicts: verdicts.data !== undefined && report === verdicts.data };
}
