import type { Outings } from "@creel/domain/insights/outings";
import { onThisDay } from "@creel/domain/insights/similar-days/on-this-day";
import { plural, t } from "@lingui/core/macro";

import { formatDayAs } from "../../dates/format-day.ts";
import { Section } from "../../ui/layout/section.tsx";
import { EarlierTripRow } from "./earlier-trip-row.tsx";
import { keyOfOuting, TripList } from "./trip-rows.tsx";

interface OnThisDayProps {
  outings: Outings;
  /** yyyy-mm-dd */
  day: string;
}

/** The trips of this date in earlier years, blanks among them; nothing where there is none. */
export function OnThisDay({ outings, day }: OnThisDayProps) {
  const trips = onThisDay(outings, day);
  if (trips.length === 0) return null;
  const year = Number(day.slice(0, 4));
  return (
    <Section title={t`On this day`} note={formatDayAs(day, { day: "numeric", month: "long" })}>
      <TripList label={t`On this day`}>
        {trips.map((trip) => (
          <EarlierTripRow key={keyOfOuting(trip.outing)} since={yearsAgo(year, trip.outing.day)} {...trip} />
        ))}
      </TripList>
    </Section>
  );
}

function yearsAgo(year: number, day: string): string {
  const years = year - Number(day.slice(0, 4));
  return t`${plural(years, { one: "# year ago", other: "# years ago" })}`;
}
