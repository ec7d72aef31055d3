import type { TripCalendar } from "@creel/domain/trips/trip-list";
import { plural, t } from "@lingui/core/macro";
import { Link } from "react-router";

import { formatDayOfMonth, formatLongDay } from "../../../dates/format-day.ts";
import { joinList } from "../../../i18n/join-list.ts";
import { SpeciesMark } from "../../../species/species-mark.tsx";
import { speciesName } from "../../../species/species-names.ts";
import { heatOf } from "./heat.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./trips-as-year.module.css";

type Day = Days[number];

interface DayCellProps {
  /** yyyy-mm-dd */
  date: string;
  /** The species whose fish are counted; `undefined` for all. */
  species: string | undefined;
  /** `undefined` for a day without a trip or a fish. */
  known: Day | undefined;
  /** Fish on the year's best day. */
  most: number;
  /** True if some of the day's data is on this device alone. */
  isPending: boolean;
}

/** A day of the calendar. A day with trips or fish is a link. */
export function DayCell({ date, known, ...props }: DayCellProps) {
  return (
    <td>
      {known ? (
        <KnownDay known={known} {...props} />
      ) : (
        <span className={styles.day}>{formatDayOfMonth(date)}</span>
      )}
    </td>
  );
}

type KnownDayProps = Pick<DayCellProps, "species" | "most" | "isPending"> & { known: Day };

function KnownDay({ known, species, most, isPending }: KnownDayProps) {
  const [best] = known.bests;
  const onDay = describe(known, species);
  const label = isPending ? t`${onDay}, on this phone` : onDay;
  return (
    <Link
      to={addressOf(known, species)}
      className={styles.day}
      data-heat={looksOf(known, most)}
      data-on-device={isPending || undefined}
      title={label}
    >
      <span className={utilities.visuallyHidden}>{label}</span>
      <span aria-hidden>{formatDayOfMonth(known.day)}</span>
      <span className={styles.foot} aria-hidden>
        {best !== undefined && <SpeciesMark species={best} className={styles.best} />}
        <b>{known.fish === 0 && known.blanks === 0 ? "–" : known.fish}</b>
      </span>
    </Link>
  );
}

function looksOf({ fish, blanks }: Day, most: number): number | string {
  if (fish > 0) return heatOf(fish, most);
  return blanks > 0 ? "blank" : "none";
}

/** Returns the address of the day's trips, or of its catches if it has no trips. */
function addressOf({ day, trips }: Day, species: string | undefined): string {
  if (trips > 0) return `/catches/trips?day=${day}`;
  return `/catches?${new URLSearchParams({ from: day, to: day, ...(species && { species }) })}`;
}

/** Example: "Friday, November 20, 2026: 1 trip, 4 fish, heaviest so far: Walleye". */
function describe({ day, trips, blanks, fish, bests }: Day, species: string | undefined): string {
  const date = formatLongDay(day);
  const missing = species === undefined || fish > 0 || blanks === trips ? null : speciesName(species);
  const names = joinList(bests.map((best) => speciesName(best)));
  const summary = joinList([
    trips > 0 && t`${plural(trips, { one: "# trip", other: "# trips" })}`,
    blanks > 0 && t`${plural(blanks, { one: "# blank", other: "# blanks" })}`,
    fish > 0 && t`${plural(fish, { one: "# fish", other: "# fish" })}`,
    missing !== null && t`no ${missing}`,
    names !== "" && t`heaviest so far: ${names}`,
  ]);
  return t`${date}: ${summary}`;
}

export type Days = TripCalendar["days"];

/** Example: "43 trips, 10 blanks, 74 fish". */
export function sumOfDays(days: Days): string {
  const sum = (of: (day: Days[number]) => number) => days.reduce((total, day) => total + of(day), 0);
  const [trips, blanks, fish] = [sum((day) => day.trips), sum((day) => day.blanks), sum((day) => day.fish)];
  if (days.length === 0) return t`No trip`;
  return joinList([
    trips > 0 && t`${plural(trips, { one: "# trip", other: "# trips" })}`,
    blanks > 0 && t`${plural(blanks, { one: "# blank", other: "# blanks" })}`,
    t`${plural(fish, { one: "# fish", other: "# fish" })}`,
  ]);
}
