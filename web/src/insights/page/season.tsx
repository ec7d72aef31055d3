import type { Decisions } from "@creel/domain/insights/decisions/decisions";

import { BySpecies } from "../decisions/decision-charts.tsx";
import { SeasonCalendar } from "../decisions/season-calendar.tsx";

import * as styles from "./stats.module.css";

/** Which species, and when in the year. */
export function Season({ decisions }: { decisions: Decisions }) {
  if (decisions.calendar.length === 0) return null;
  return (
    <div className={styles.pair}>
      <BySpecies decisions={decisions} />
      <SeasonCalendar calendar={decisions.calendar} />
    </div>
  );
}
