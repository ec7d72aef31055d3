import { useProgressiveCount } from "../../ui/hooks/use-progressive-count.ts";
import { useUnits } from "../../units/use-units.ts";
import { BestsAndYears } from "../counts/bests-and-years.tsx";
import { BySpecies } from "../decisions/decision-charts.tsx";
import { SeasonCalendar } from "../decisions/season-calendar.tsx";
import { SizePart } from "../decisions/size-part.tsx";
import { useReport } from "../report/report-queries.ts";
import type { BinNaming } from "../words/name-bins.ts";
import { Folds } from "./folds-below.tsx";
import type { PartsProps } from "./stats-props.ts";
import { WhatWorked } from "./what-worked.tsx";

import * as styles from "./stats.module.css";

interface BelowProps extends PartsProps {
  places: BinNaming["places"];
}

/** What stands below the first screen, one part after the other: all at once would keep a slow phone from drawing. */
export function Below(props: BelowProps) {
  const { outings, filters, lureName, decisions } = props;
  const drawn = useProgressiveCount(3);
  return (
    <div className={styles.parts}>
      {decisions.calendar.length > 0 && (
        <div className={styles.pair}>
          <BySpecies decisions={decisions} />
          <SeasonCalendar calendar={decisions.calendar} />
        </div>
      )}
      {drawn > 0 && <SizePart filters={filters} lureName={lureName} />}
      {drawn > 1 && <BestsAndYears outings={outings} filters={filters} />}
      {drawn > 2 && <Reported {...props} />}
    </div>
  );
}

/** What takes longer to work out, and is read less often. */
function Reported({ places, ...page }: BelowProps) {
  const { outings, at, lureName } = page;
  const { report, hasVerdicts } = useReport(outings, at);
  const naming = { units: useUnits(), lureName, places };
  if (!report) return null;
  return (
    <>
      <WhatWorked {...page} report={report} hasVerdicts={hasVerdicts} naming={naming} />
      <Folds {...page} report={report} hasVerdicts={hasVerdicts} naming={naming} />
    </>
  );
}
