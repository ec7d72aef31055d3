import type { PeriodStats } from "@creel/domain/trips/trip-list";
import { plural, t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { formatHours, formatRate } from "../../../../trips/format-trip.ts";
import { rateOfPeriod } from "../../../../trips/rates.ts";
import { Skeleton } from "../../../../ui/feedback/states.tsx";
import { type Amount, Figure } from "../../../../ui/layout/figure.tsx";
import { formatDecimals } from "../../../../units/numbers.ts";
import { Band, BandStat } from "../parts/band.tsx";

interface TripsBandProps {
  /** `undefined` while they are loading. */
  stats: PeriodStats | undefined;
}

/** What trips come to. */
export function TripsBand({ stats }: TripsBandProps) {
  return (
    <Band isBusy={!stats}>
      <BandStat name={t`Trips`} note={stats && blanksOf(stats)}>
        <Known stats={stats}>{({ trips }) => large(formatCount(trips))}</Known>
      </BandStat>
      <BandStat name={t`Hours`} note={stats && hoursATrip(stats)}>
        <Known stats={stats}>{({ hours }) => large(formatHours(hours), t`h`)}</Known>
      </BandStat>
      <BandStat name={t`Fish`} note={stats && fishATrip(stats)}>
        <Known stats={stats}>{({ fish }) => large(formatCount(fish))}</Known>
      </BandStat>
      <BandStat name={t`Fish an hour`} note={stats && usableOf(stats)}>
        <Known stats={stats}>{rateFigure}</Known>
      </BandStat>
    </Band>
  );
}

function Known({
  stats,
  children,
}: {
  stats: PeriodStats | undefined;
  children: (stats: PeriodStats) => ReactNode;
}) {
  return stats ? children(stats) : <Skeleton width="4ch" height={36} />;
}

function rateFigure(stats: PeriodStats): ReactNode {
  const rate = rateOfPeriod(stats);
  return rate === null ? <Figure amounts={[]} size="large" /> : large(formatRate(rate));
}

function large(figure: string, unit = ""): ReactNode {
  const amounts: Amount[] = [{ figure, unit }];
  return <Figure amounts={amounts} size="large" />;
}

function formatCount(count: number): string {
  return formatDecimals(count, { min: 0, max: 0, isGrouped: true });
}

function blanksOf({ blanks }: PeriodStats): string {
  return t`${plural(blanks, { 0: "no blank", one: "# of them a blank", other: "# of them blanks" })}`;
}

function hoursATrip({ trips, hours }: PeriodStats): string | undefined {
  if (trips === 0) return undefined;
  const mean = formatHours(hours / trips);
  return t`${mean} a trip`;
}

function fishATrip({ trips, fish }: PeriodStats): string | undefined {
  if (trips === 0) return undefined;
  const mean = formatDecimals(fish / trips, { min: 1, max: 1, isGrouped: true });
  return t`${mean} a trip`;
}

function usableOf({ usable }: PeriodStats): string {
  return t`${plural(usable.trips, { one: "of # trip with known hours", other: "of # trips with known hours" })}`;
}
