import { Skeleton } from "../../ui/feedback/states.tsx";
import { useUnits } from "../../units/use-units.ts";
import { NO_FILTERS } from "../filters/use-insight-filters.ts";
import { useReport } from "../report/use-report.ts";
import type { BinNaming } from "../words/name-bins.ts";
import { Folds } from "./folds.tsx";
import type { PartsProps } from "./stats-props.ts";
import { WhatWorked } from "./what-worked.tsx";

interface BelowProps extends PartsProps {
  places: BinNaming["places"];
}

/** What takes longer to work out, and is read less often. */
export function Below({ places, ...page }: BelowProps) {
  const { outings, at, lureName } = page;
  // Each filter would be another look at the log, and another chance for luck.
  const { report, hasVerdicts } = useReport(outings, at, { filters: NO_FILTERS, isPerLine: false });
  const naming = { units: useUnits(), lureName, places };
  if (!report) return <Skeleton height={280} />;
  return (
    <>
      <WhatWorked {...page} report={report} hasVerdicts={hasVerdicts} naming={naming} />
      <Folds {...page} report={report} hasVerdicts={hasVerdicts} naming={naming} />
    </>
  );
}
