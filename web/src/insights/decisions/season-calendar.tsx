import type { CalendarCell, CalendarRow } from "@creel/domain/insights/decisions/seasonal-calendar";
import { t } from "@lingui/core/macro";

import { formatRate } from "../../dates/format-trip.ts";
import { joinList } from "../../i18n/join-list.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { shortSpeciesName } from "../../species/species-names.ts";
import { Section } from "../../ui/layout/section.tsx";
import { nameOfMonth } from "./by-month.tsx";
import { formatEffort } from "./decision-texts.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./season-calendar.module.css";

/** The size of the dot with the highest rate, in px. */
const LARGEST_PX = 14;
const SMALLEST_PX = 6;

interface SeasonCalendarProps {
  /** Sorted by frequency of the species, highest first. */
  calendar: readonly CalendarRow[];
}

/** Shows when each species was caught, by half month, with all years combined. */
export function SeasonCalendar({ calendar }: SeasonCalendarProps) {
  const [first] = calendar;
  if (!first) return null;
  const longest = Math.max(...first.halves.map(({ hours }) => hours));
  return (
    <Section title={t`Seasonal calendar`} note={t`two weeks per column`}>
      <div className={styles.root}>
        <Months />
        <ul className={styles.rows}>
          {calendar.map((row) => (
            <Species key={row.species} row={row} />
          ))}
        </ul>
        <div className={styles.row} aria-hidden>
          <span className={styles.hoursName}>{t`Hours`}</span>
          {first.halves.map(({ hours }, half) => (
            <span key={nameOfHalf(half)} className={styles.hours} title={hoursOf(half, hours)}>
              <span style={{ blockSize: `${(100 * hours) / longest}%` }} />
            </span>
          ))}
        </div>
      </div>
      <p className={styles.note}>
        {t`Bigger dot: more of that species per hour. Filled dot: the whole likely range is above your average for that species. Speck: you fished, but too little to say.`}
      </p>
    </Section>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

function Months() {
  return (
    <div className={styles.row} aria-hidden>
      <span />
      {MONTHS.map((month) => (
        <span key={month} className={styles.month}>
          <span className={styles.short}>{nameOfMonth(month, "short")}</span>
          <span className={styles.letter}>{nameOfMonth(month, "narrow")}</span>
        </span>
      ))}
    </div>
  );
}

function Species({ row: { species, ownRate, halves } }: { row: CalendarRow }) {
  const most = Math.max(...halves.map(({ rate }) => rate?.mean ?? 0));
  return (
    <li className={styles.row}>
      <bdi className={styles.name}>{shortSpeciesName(species)}</bdi>
      <span className={utilities.visuallyHidden}>: {describeRow(halves)}</span>
      {halves.map((cell, half) => (
        <span key={nameOfHalf(half)} className={styles.cell} title={describeCell(half, cell)} aria-hidden>
          <Dot cell={cell} most={most} ownRate={ownRate} />
        </span>
      ))}
    </li>
  );
}

interface DotProps {
  cell: CalendarCell;
  /** The highest rate of the species, in fish per hour. */
  most: number;
  ownRate: number;
}

function Dot({ cell: { rate, hours }, most, ownRate }: DotProps) {
  if (hours === 0) return null;
  if (!rate) return <span className={styles.few} />;
  const size = Math.max(SMALLEST_PX, (LARGEST_PX * rate.mean) / most);
  return (
    <span
      className={styles.dot}
      data-above={rate.likely.low > ownRate || undefined}
      style={{ inlineSize: `${size.toFixed(1)}px`, blockSize: `${size.toFixed(1)}px` }}
    />
  );
}

/** Joins cells such as "Jun 1–15: 0.42 fish per hour, likely 0.30 to 0.55". */
function describeRow(halves: readonly CalendarCell[]): string {
  const known = halves.flatMap((cell, half) => (cell.rate ? [describeCell(half, cell)] : []));
  return known.length > 0 ? joinList(known) : t`too few hours to say`;
}

function describeCell(half: number, { rate, hours }: CalendarCell): string {
  if (!rate) return hoursOf(half, hours);
  const when = nameOfHalf(half);
  const [mean, low, high] = [
    formatRate(rate.mean),
    formatRate(rate.likely.low),
    formatRate(rate.likely.high),
  ];
  return t`${when}: ${mean} fish per hour, likely ${low} to ${high}`;
}

function hoursOf(half: number, hours: number): string {
  const [when, effort] = [nameOfHalf(half), formatEffort(hours)];
  return t`${when}: ${effort} hours`;
}

const HALF = new Intl.DateTimeFormat(dateLocale, { month: "short", day: "numeric", timeZone: "UTC" });
/** Any year that is not a leap year. */
const YEAR = 2026;

/** Returns a half month such as "Jun 1 – 15" or "Jun 16 – 30". */
export function nameOfHalf(half: number): string {
  const month = Math.floor(half / 2);
  const isFirst = half % 2 === 0;
  const from = Date.UTC(YEAR, month, isFirst ? 1 : 16);
  const to = isFirst ? Date.UTC(YEAR, month, 15) : Date.UTC(YEAR, month + 1, 0);
  return HALF.formatRange(from, to);
}
