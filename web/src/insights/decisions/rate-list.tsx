import type { DecidedBin } from "@creel/domain/insights/decisions/decided-bins";
import { plural, t } from "@lingui/core/macro";

import { formatRate } from "../../dates/format-trip.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import { describeBin, formatEffort, formatShare } from "./decision-texts.ts";
import { IntervalList, type IntervalListRow } from "./interval-list.tsx";
import { intervalOf, scaleOfBins } from "./rate-scale.ts";

const MOST_SHOWN = 5;

interface RateListProps {
  /** Sorted by rate, highest first. */
  bins: readonly DecidedBin[];
  nameOf: (bin: string) => string;
  /** Whether the names are waters, which have their own text style. */
  arePlaces?: boolean;
  /** The angler's average in fish per hour; `null` if the rows have no common average. */
  own: number | null;
}

/** Lists fish per hour by name: at most five rows, and one line for the rest. */
export function RateList({ bins, nameOf, arePlaces = false, own }: RateListProps) {
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

export function formatTick(tick: number): string {
  return formatDecimals(tick, { min: tick > 0 ? 1 : 0, max: 2, isGrouped: true });
}

function rowOf(bin: DecidedBin, name: string, isPlace: boolean): IntervalListRow | null {
  const interval = intervalOf(bin);
  if (!interval || !bin.none) return null;
  const hours = formatEffort(Math.round(bin.hours));
  const figures = [formatRate(interval.observed), t`${hours} h`, formatShare(bin.none.observed)];
  return { key: bin.bin, name, isPlace, interval, figures, description: describeBin(bin) };
}

interface Rest extends Pick<RateListProps, "nameOf"> {
  shown: number;
  known: number;
}

/** Returns a line such as "3 more: too few hours to say"; `null` if no bin is left out. */
function restOf(bins: readonly DecidedBin[], { shown, known, nameOf }: Rest) {
  const left = bins.slice(shown);
  const [only] = left;
  if (!only) return null;
  const count = left.length;
  const name = nameOf(only.bin);
  const hours = formatEffort(Math.round(left.reduce((sum, bin) => sum + bin.hours, 0)));
  return {
    text: describeRest({ count, name, areFew: known === shown, isNone: shown === 0 }),
    figure: t`${hours} h`,
  };
}

interface RestDetails {
  count: number;
  /** The name of the first bin that is left out. */
  name: string;
  /** Whether all of them have too few hours. */
  areFew: boolean;
  /** Whether no other bins are shown. */
  isNone: boolean;
}

function describeRest({ count, name, areFew, isNone }: RestDetails): string {
  if (count === 1) return areFew ? t`${name}: too few hours to say` : t`${name}: lower`;
  if (isNone) return t`All ${count}: too few hours to say`;
  return areFew
    ? t`${plural(count, { one: "# more", other: "# more" })}: too few hours to say`
    : t`${plural(count, { one: "# more", other: "# more" })}: lower, or too few hours to say`;
}
