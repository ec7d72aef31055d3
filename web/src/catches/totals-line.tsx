import type { CatchTotals } from "@creel/domain/catches/summary";

import { formatDays } from "./filters/describe-filters.ts";
import { formatMeasure, formatNumber } from "./format.ts";

interface TotalsLineProps {
  /** Absent while they are on their way. */
  totals: CatchTotals | undefined;
}

/** What matches, in one line of figures. */
export function TotalsLine({ totals }: TotalsLineProps) {
  if (!totals) return <p className="totals-line" aria-busy />;
  const { count, totalWeight, heaviest, longest, firstDay, lastDay } = totals;
  return (
    <p className="totals-line" role="status">
      <Total figure={formatNumber(count)} words={count === 1 ? "catch" : "catches"} />
      {totalWeight !== null && <Total figure={formatMeasure(totalWeight)} words="lb in all" />}
      {heaviest !== null && <Total figure={formatMeasure(heaviest)} words="lb heaviest" />}
      {longest !== null && <Total figure={formatMeasure(longest)} words="in longest" />}
      {firstDay !== null && lastDay !== null && <span>{formatDays(firstDay, lastDay)}</span>}
    </p>
  );
}

function Total({ figure, words }: { figure: string; words: string }) {
  return (
    <span>
      <b>{figure}</b>
      {words}
    </span>
  );
}
