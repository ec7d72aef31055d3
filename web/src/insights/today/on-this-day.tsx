import type { Outings } from "@creel/domain/insights/outings";
import { onThisDay } from "@creel/domain/insights/similar-days/on-this-day";
import { plural, t } from "@lingui/core/macro";

import { formatDayAs } from "../../trips/format-trip.ts";
import { Section } from "../../waters/parts/section.tsx";
import { TripRows } from "./trip-rows.tsx";

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
      <TripRows
        label={t`On this day`}
        trips={trips.map(({ outing, hours }) => ({ outing, hours, since: yearsAgo(year, outing.day) }))}
      />
    </Section>
  );
}

function yearsAgo(year: number, day: string): string {
  const years = year - Number(day.slice(0, 4));
  return t`${plural(years, { one: "# year ago", other: "# years ago" })}`;
}
