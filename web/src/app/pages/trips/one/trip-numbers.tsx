import type { Catch } from "@creel/domain/catches/catch";
import type { Trip } from "@creel/domain/trips/trip";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { joinList } from "../../../../i18n/join-list.ts";
import { formatRate } from "../../../../trips/format-trip.ts";
import { isCounted } from "../../../../trips/is-counted.ts";
import { rateOf, rateOfPeriod, sumPeriods } from "../../../../trips/rates.ts";
import { tripStatsQuery } from "../../../../trips/trips.query.ts";
import { Figure } from "../../../../ui/layout/figure.tsx";
import { Band, BandStat } from "../parts/band.tsx";

interface TripNumbersProps {
  trip: Trip;
  catches: readonly Catch[];
}

export function TripNumbers({ trip, catches }: TripNumbersProps) {
  const { counts, hours } = trip;
  const rate = rateOf(trip);
  return (
    <Band>
      <BandStat name={t`Fished`} note={noteOfHours(trip)}>
        <Large text={hours.fished === null ? null : formatDuration(hours.fished)} unit={t`h`} />
      </BandStat>
      <BandStat name={t`Fish`} note={noteOfFish(trip, catches)}>
        <Large text={String(counts.fish)} />
      </BandStat>
      <BandStat name={t`Lost`} note={noteOfStrikes(trip)}>
        <Large text={String(counts.lost)} />
      </BandStat>
      <BandStat name={t`Fish an hour`} note={useAverage()}>
        <Large text={rate === null ? null : formatRate(rate)} />
      </BandStat>
    </Band>
  );
}

function Large({ text, unit = "" }: { text: string | null; unit?: string }) {
  return <Figure amounts={text === null ? [] : [{ figure: text, unit }]} size="large" />;
}

/** As in "4:00". */
function formatDuration(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

function noteOfHours({ hours, ended_at: end, end_source: source }: Trip): string | undefined {
  if (end === null) return t`Still running`;
  if (source === "forgotten") return t`Nobody ended it: hours to confirm`;
  if (hours.fished === null) return t`Nobody noted start and end`;
  if (hours.override !== null) return t`as you said`;
  const minutes = Math.round(hours.paused * 60);
  return minutes === 0 ? undefined : t`without ${minutes} min of breaks`;
}

function noteOfFish(trip: Trip, catches: readonly Catch[]): string {
  if (!trip.all_logged) return t`not all are logged`;
  if (trip.counts.fish === 0) return trip.ended_at === null ? "" : t`A blank. It counts.`;
  const counted = catches.filter(isCounted).length;
  const logged = trip.counts.fish - counted;
  return joinList([
    logged > 0 && t`${plural(logged, { one: "# logged", other: "# logged" })}`,
    counted > 0 && t`${plural(counted, { one: "# counted", other: "# counted" })}`,
  ]);
}

function noteOfStrikes({ counts: { strikes, follows } }: Trip): string {
  return joinList([
    strikes > 0 && t`${plural(strikes, { one: "# strike", other: "# strikes" })}`,
    follows > 0 && t`${plural(follows, { one: "# follow", other: "# follows" })}`,
  ]);
}

function useAverage(): string | undefined {
  const { data } = useQuery(tripStatsQuery);
  const average = data ? rateOfPeriod(sumPeriods(data.years)) : null;
  if (average === null) return undefined;
  const figure = formatRate(average);
  return t`your average ${figure}`;
}
