import type { Catch } from "@creel/domain/catches/catch";
import { countFish } from "@creel/domain/catches/fish-count";
import type { Trip } from "@creel/domain/trips/trip";
import { isBeyondClock } from "@creel/domain/trips/trip-hours";
import { sumPeriods } from "@creel/domain/trips/trip-sums";
import { plural, t } from "@lingui/core/macro";

import { formatRate, formatSkunked, formatTripLength } from "../../../dates/format-trip.ts";
import { joinList } from "../../../i18n/join-list.ts";
import { BandNumber, NumberBand } from "../../../ui/layout/number-band.tsx";
import { isCounted } from "../../data/is-counted.ts";
import { rateOf, rateOfPeriod } from "../../data/rates.ts";
import { useTripStats } from "../../data/use-trips.ts";

interface TripNumbersProps {
  trip: Trip;
  catches: readonly Catch[];
}

export function TripNumbers({ trip, catches }: TripNumbersProps) {
  const { counts, hours } = trip;
  const rate = rateOf(trip);
  return (
    <NumberBand>
      <BandNumber
        name={t`Fished`}
        note={noteOfHours(trip)}
        amount={hours.fished === null ? null : { figure: formatTripLength(hours.fished), unit: t`h` }}
      />
      <BandNumber
        name={t`Fish`}
        note={noteOfFish(trip, catches)}
        amount={{ figure: String(counts.fish), unit: "" }}
      />
      <BandNumber
        name={t({ message: "Lost", context: "fish" })}
        note={noteOfStrikes(trip)}
        amount={{ figure: String(counts.lost), unit: "" }}
      />
      <BandNumber
        name={t`Fish per hour`}
        note={useAverage()}
        amount={rate === null ? null : { figure: formatRate(rate), unit: "" }}
      />
    </NumberBand>
  );
}

function noteOfHours({ hours, ended_at: end, end_source: source }: Trip): string {
  if (end === null) return t`Still going`;
  if (source === "forgotten") return t`Never ended: confirm the hours`;
  if (hours.fished === null) return t`No start and end`;
  if (hours.override !== null) return t`set by you`;
  if (isBeyondClock(hours)) return t`Over a day long: doesn’t count toward rates until you enter your hours`;
  const minutes = Math.round(hours.paused * 60);
  return minutes === 0 ? "" : t`minus ${minutes} min of breaks`;
}

function noteOfFish(trip: Trip, catches: readonly Catch[]): string {
  if (!trip.all_logged) return t`not all logged`;
  if (trip.counts.fish === 0) return trip.ended_at === null ? "" : t`Skunked. It counts.`;
  const counted = countFish(catches.filter((caught) => isCounted(caught, trip)));
  const { fish, kept = 0, released = 0 } = trip.counts;
  const logged = fish - counted;
  return joinList([
    logged > 0 && t`${plural(logged, { one: "# logged", other: "# logged" })}`,
    counted > 0 && t`${plural(counted, { one: "# counted", other: "# counted" })}`,
    kept > 0 && t`kept ${kept}`,
    released > 0 && t`released ${released}`,
  ]);
}

function noteOfStrikes({ counts: { strikes, follows } }: Trip): string {
  return joinList([
    strikes > 0 && t`${plural(strikes, { one: "# bite", other: "# bites" })}`,
    follows > 0 && t`${plural(follows, { one: "# follow", other: "# follows" })}`,
  ]);
}

function useAverage(): string {
  const { data } = useTripStats();
  const all = data && sumPeriods(data.years);
  const average = all ? rateOfPeriod(all) : null;
  if (!all || average === null) return "";
  const figure = formatRate(average);
  return joinList([t`your average ${figure}`, formatSkunked(all)]);
}
