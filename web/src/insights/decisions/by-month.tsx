import type { DecidedBin } from "@creel/domain/insights/decisions/decided-bins";
import type { Decisions } from "@creel/domain/insights/decisions/decisions";
import { t } from "@lingui/core/macro";

import { formatDayAs } from "../../dates/format-day.ts";
import { joinList } from "../../i18n/join-list.ts";
import { Section } from "../../ui/layout/section.tsx";
import { type Column, ColumnChart } from "./column-chart.tsx";
import { describeBin } from "./decision-texts.ts";
import { scaleOfBins } from "./rate-scale.ts";

interface ByMonthProps {
  decisions: Decisions;
  /** The level of the heading. */
  level?: 2 | 3;
}

/** Combines all years. Leaves out months without a trip and names them in the note. */
export function ByMonth({ decisions, level = 2 }: ByMonthProps) {
  return (
    <Section level={level} title={t`By month`} note={describeMissingMonths(decisions.byMonth)}>
      <MonthChart decisions={decisions} />
    </Section>
  );
}

export function MonthChart({ decisions: { byMonth, ownRate } }: Pick<ByMonthProps, "decisions">) {
  const fished = byMonth.filter(({ hours }) => hours > 0);
  const columns = fished.map((bin): Column => {
    const name = nameOfMonth(bin.bin, "long");
    return { ...bin, label: nameOfMonth(bin.bin, "short"), description: `${name}: ${describeBin(bin)}` };
  });
  return (
    <ColumnChart
      title={t`By month`}
      columns={columns}
      axis={scaleOfBins(fished, ownRate)}
      own={ownRate}
      none={t`Skunked`}
    />
  );
}

/**
 * Returns a name such as "Jun".
 *
 * @param month "01" to "12".
 */
export function nameOfMonth(month: string, style: "narrow" | "short" | "long"): string {
  return formatDayAs(`2026-${month}-01`, { month: style });
}

/** Returns text such as "No trips December to March"; `null` if no month is missing. */
function describeMissingMonths(byMonth: readonly DecidedBin[]): string | null {
  const first = byMonth.findIndex(({ hours }) => hours > 0);
  const fromFirst = [...byMonth.slice(first), ...byMonth.slice(0, first)];
  const runs: string[][] = [];
  for (const [index, { bin, hours }] of fromFirst.entries()) {
    if (hours > 0) continue;
    if (fromFirst[index - 1]?.hours === 0) runs.at(-1)?.push(bin);
    else runs.push([bin]);
  }
  if (runs.length === 0) return null;
  const months = joinList(runs.map((run) => nameOfRun(run, runs.length > 1 ? "short" : "long")));
  return t`No trips ${months}`;
}

function nameOfRun(run: readonly string[], style: "short" | "long"): string {
  const [from, to] = [nameOfMonth(run[0] ?? "", style), nameOfMonth(run.at(-1) ?? "", style)];
  return run.length > 1 ? t`${from} to ${to}` : from;
}
