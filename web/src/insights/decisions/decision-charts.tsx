import type { DecidedBin } from "@creel/domain/insights/decisions/decided-bins";
import type { Decisions } from "@creel/domain/insights/decisions/decisions";
import { t, plural } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { formatRate } from "../../dates/format-trip.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import { speciesName } from "../../species/species-names.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { Section } from "../../ui/layout/section.tsx";
import type { BinNaming } from "../words/name-bins.ts";
import { ByMonth } from "./by-month.tsx";
import { type Column, ColumnChart } from "./column-chart.tsx";
import {
  describeHourBin,
  nameOfHour,
  nameOfHours,
  describeBin,
  formatEffort,
  formatShare,
} from "./decision-words.ts";
import { IntervalList, type IntervalListRow } from "./interval-list.tsx";
import { scaleOfBins, intervalOf } from "./rate-scale.ts";

import * as styles from "./decision-charts.module.css";

interface DecisionChartsProps {
  decisions: Decisions;
  naming: Pick<BinNaming, "lureName" | "places">;
  /** Of their titles. */
  level?: 2 | 3;
  /** After the lures. */
  children?: ReactNode;
}

/** Of one water alone there is nothing to choose. */
const LEAST_WATERS = 2;

/** What there is to decide between, and how often nothing came of it. */
export function DecisionCharts({ decisions, naming, level = 2, children }: DecisionChartsProps) {
  const { byWater, byLure, ownRate: own } = decisions;
  return (
    <>
      <div className={styles.grid}>
        <ByHour decisions={decisions} level={level} />
        {byWater.length >= LEAST_WATERS && (
          <Section level={level} title={t`By water`}>
            <RateList
              bins={byWater}
              own={own}
              nameOf={(water) => naming.places.get(water) ?? water}
              arePlaces
            />
          </Section>
        )}
        <ByMonth decisions={decisions} level={level} />
        {byLure.length > 0 && (
          <Section level={level} title={t`By lure`}>
            <RateList bins={byLure} own={own} nameOf={naming.lureName} />
          </Section>
        )}
        {children}
      </div>
      <p className={styles.hint}>
        {t`Dot: what you caught per hour. Bar: the likely range of your rate as you fish. Few hours make it wide and draw it toward your average. Skunked: share of trips without a fish.`}
      </p>
    </>
  );
}

/** Each over all hours, whatever else was caught in them. */
export function BySpecies({
  decisions: { bySpecies },
  level = 2,
}: Pick<DecisionChartsProps, "decisions" | "level">) {
  if (bySpecies.length === 0) return null;
  return (
    <Section level={level} title={t`By species`}>
      <RateList bins={bySpecies} own={null} nameOf={speciesName} />
    </Section>
  );
}

const HOURS_OF_DAY = 24;
const MIDDAY = 12;

interface ByHourProps {
  decisions: Decisions;
  /** Of its title. */
  level?: 2 | 3;
}

/** By the angler's clock; on a phone two hours share a column. */
function ByHour({ decisions, level = 2 }: ByHourProps) {
  const isPhone = useIsPhone();
  const { byHour, byTwoHours, ownRate, best } = decisions;
  const bins = isPhone ? byTwoHours : byHour;
  const width = HOURS_OF_DAY / bins.length;
  const fished = fromFirstToLast(bins);
  const columns = fished.map((bin, index): Column => {
    const hour = Number(bin.bin);
    const name = nameOfHours(hour, (hour + width) % HOURS_OF_DAY);
    return {
      ...bin,
      label: labelOf(hour, index === 0 || index === fished.length - 1),
      said: `${name}: ${describeHourBin(bin)}`,
      isNamed: best !== null && isWithin(hour, width, best),
    };
  });
  const title = t`By hour`;
  return (
    <Section level={level} title={title}>
      <ColumnChart
        title={title}
        columns={columns}
        axis={scaleOfBins(fished, ownRate)}
        own={ownRate}
        none={isPhone ? t`Hours without a fish` : t`No fish`}
      />
    </Section>
  );
}

/** Without the longest time of the day in which nobody fishes. */
function fromFirstToLast(bins: readonly DecidedBin[]): DecidedBin[] {
  const count = bins.length;
  const isFished = (at: number) => (bins[at % count]?.hours ?? 0) > 0;
  let [longest, start] = [0, 0];
  for (let at = 0, gap = 0; at < 2 * count; at += 1) {
    if (!isFished(at)) gap += 1;
    else {
      if (gap > longest) [longest, start] = [gap, at % count];
      gap = 0;
    }
  }
  return [...bins.slice(start), ...bins.slice(0, start)].slice(0, count - Math.min(longest, count));
}

/** As in "6", "noon"; with AM and PM at the ends. */
function labelOf(hour: number, isEnd: boolean): string {
  const name = nameOfHour(hour);
  if (hour === MIDDAY && /[a-z]/i.test(name)) return t`noon`;
  return isEnd ? name : (/\d+/.exec(name)?.[0] ?? name);
}

function isWithin(hour: number, width: number, { from, to }: { from: number; to: number }): boolean {
  const length = (to - from + HOURS_OF_DAY) % HOURS_OF_DAY || HOURS_OF_DAY;
  const hours = Array.from({ length: width }, (_, index) => hour + index);
  return hours.some((each) => (each - from + HOURS_OF_DAY) % HOURS_OF_DAY < length);
}

const MOST_SHOWN = 5;

interface RateListProps {
  /** The highest rate first. */
  bins: readonly DecidedBin[];
  nameOf: (bin: string) => string;
  /** Whether the names are of waters. */
  arePlaces?: boolean;
  /** The angler's average in fish per hour; `null` where the rows have none in common. */
  own: number | null;
}

/** Fish per hour by name, at most five; the rest is one line. */
function RateList({ bins, nameOf, arePlaces = false, own }: RateListProps) {
  const known = bins.filter(({ rate }) => rate !== null);
  const shown = known.slice(0, MOST_SHOWN);
  const average = own === null ? "" : formatRate(own);
  return (
    <IntervalList
      heads={[t`Rate`, t`Hours`, t`Skunked`]}
      rows={shown.flatMap((bin) => rowOf(bin, nameOf(bin.bin), arePlaces) ?? [])}
      axis={scaleOfBins(shown, own ?? 0)}
      reference={own ?? 0}
      label={t`average ${average}`}
      formatTick={formatTick}
      rest={restOf(bins, { shown: shown.length, known: known.length, nameOf })}
    />
  );
}

function formatTick(tick: number): string {
  return formatDecimals(tick, { min: tick > 0 ? 1 : 0, max: 2, isGrouped: true });
}

function rowOf(bin: DecidedBin, name: string, isPlace: boolean): IntervalListRow | null {
  const interval = intervalOf(bin);
  if (!interval || !bin.none) return null;
  const hours = formatEffort(Math.round(bin.hours));
  const figures = [formatRate(interval.had), t`${hours} h`, formatShare(bin.none.had)];
  return { key: bin.bin, name, isPlace, interval, figures, said: describeBin(bin) };
}

interface Rest extends Pick<RateListProps, "nameOf"> {
  shown: number;
  known: number;
}

/** As in "3 more: too few hours to say". */
function restOf(bins: readonly DecidedBin[], { shown, known, nameOf }: Rest) {
  const left = bins.slice(shown);
  const [only] = left;
  if (!only) return null;
  const count = left.length;
  const name = nameOf(only.bin);
  const hours = formatEffort(Math.round(left.reduce((sum, bin) => sum + bin.hours, 0)));
  return {
    words: wordsOfRest({ count, name, areFew: known === shown, isNone: shown === 0 }),
    figure: t`${hours} h`,
  };
}

interface RestWords {
  count: number;
  /** Of the first of them. */
  name: string;
  /** Whether they have too few hours, all of them. */
  areFew: boolean;
  /** Whether nothing else is shown. */
  isNone: boolean;
}

function wordsOfRest({ count, name, areFew, isNone }: RestWords): string {
  if (count === 1) return areFew ? t`${name}: too few hours to say` : t`${name}: below these`;
  if (isNone) return t`All ${count}: too few hours to say`;
  return areFew
    ? t`${plural(count, { one: "# more", other: "# more" })}: too few hours to say`
    : t`${plural(count, { one: "# more", other: "# more" })}: lower, or too few hours to say`;
}
