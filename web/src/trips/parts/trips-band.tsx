import type { PeriodStats } from "@creel/domain/trips/trip-list";
import { plural, t } from "@lingui/core/macro";

import { formatHours, formatRate, formatSkunked } from "../../dates/format-trip.ts";
import { joinList } from "../../i18n/join-list.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import type { Amount } from "../../ui/layout/figure.tsx";
import { BandNumber, NumberBand } from "../../ui/layout/number-band.tsx";
import { describeLikely, likelyRate } from "../../waters/likely-rate.ts";
import { reliableRate } from "../data/rates.ts";

interface TripsBandProps {
  /** `undefined` while loading. */
  stats: PeriodStats | undefined;
  /** All of the angler's years. The rate of a few trips is shrunk toward their rate. */
  years: readonly PeriodStats[];
  /** Tells the fish of trips from those of the whole log beside them. */
  fishName?: string;
}

/** The totals of the shown trips: trips, hours, fish and rate. */
export function TripsBand({ stats, years, fishName }: TripsBandProps) {
  return (
    <NumberBand isBusy={!stats}>
      <BandNumber
        name={t`Trips`}
        amount={stats && { figure: formatCount(stats.trips), unit: "" }}
        note={stats ? blanksOf(stats) : ""}
      />
      <BandNumber
        name={t`Hours`}
        amount={stats && { figure: formatHours(stats.hours), unit: t`h` }}
        note={stats ? hoursATrip(stats) : ""}
      />
      <BandNumber
        name={fishName ?? t`Fish`}
        amount={stats && { figure: formatCount(stats.fish), unit: "" }}
        note={stats ? fishATrip(stats) : ""}
      />
      <BandNumber
        name={t`Fish per hour`}
        amount={stats && rateAmount(stats)}
        note={stats ? likelyOf(stats, years) : ""}
      />
    </NumberBand>
  );
}

function rateAmount(stats: PeriodStats): Amount | null {
  const rate = reliableRate(stats);
  return rate === null ? null : { figure: formatRate(rate), unit: "" };
}

function formatCount(count: number): string {
  return formatDecimals(count, { min: 0, max: 0, isGrouped: true });
}

function blanksOf({ blanks }: PeriodStats): string {
  return t`${plural(blanks, { 0: "no blanks", one: "# blank", other: "# blanks" })}`;
}

function hoursATrip({ trips, hours }: PeriodStats): string {
  if (trips === 0) return "";
  const mean = formatHours(hours / trips);
  return t`${mean} per trip`;
}

function fishATrip({ trips, fish }: PeriodStats): string {
  if (trips === 0) return "";
  const mean = formatDecimals(fish / trips, { min: 1, max: 1, isGrouped: true });
  return t`${mean} per trip`;
}

function likelyOf({ usable, trips, blanks }: PeriodStats, years: readonly PeriodStats[]): string {
  const rate = likelyRate(
    usable,
    years.map((year) => year.usable),
  );
  if (rate) return joinList([describeLikely(rate), formatSkunked({ trips, blanks })]);
  return t`Not enough to tell yet`;
}
