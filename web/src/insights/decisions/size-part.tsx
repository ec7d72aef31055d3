import { type MeasuredFish, measuredFish } from "@creel/domain/insights/decisions/measured-fish";
import type { SizeShares, SizeBin } from "@creel/domain/insights/decisions/size-shares";
import { t, plural } from "@lingui/core/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";

import { speciesName } from "../../species/species-names.ts";
import { ChoiceFilter } from "../../ui/filters/choice-filter.tsx";
import { FilterRow } from "../../ui/filters/filter-row.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { useUnits } from "../../units/use-units.ts";
import { formatCount } from "../../waters/data/format-waters.ts";
import { countsQuery, matchesInsightFilters } from "../api.ts";
import type { InsightFilters } from "../filters-in-address.ts";
import { askReport } from "../report/ask-report.ts";
import { nameOfDepth } from "../texts/measured-bins.ts";
import { nameOfMonth } from "./by-month.tsx";
import { formatShare } from "./decision-texts.ts";
import { IntervalList, type IntervalListRow } from "./interval-list.tsx";

import * as styles from "./size-part.module.css";

/** A tolerance in inches, because a length that was entered in cm is not exact. */
const ROUNDING = 0.005;

interface SizePartProps {
  filters: InsightFilters;
  lureName: (lure: string) => string;
}

/** Shows which share of the measured fish had a certain length or more. */
export function SizePart({ filters, lureName }: SizePartProps) {
  const { data: counts, dataUpdatedAt } = useQuery({ ...countsQuery, networkMode: "always" });
  const measured = useMemo(() => (counts ? measuredFish(counts) : []), [counts]);
  const matching = measured.filter((fish) => matchesInsightFilters(fish, filters));
  const known = speciesByCount(matching);
  const [chosen, setChosen] = useState<string>();
  const species = filters.species ?? known.find((name) => name === chosen) ?? known[0];
  const fish = matching.filter((each) => each.species === species);
  if (species === undefined || fish.length === 0) return null;
  return (
    <Section title={t`Size`}>
      <Sizes key={species} fish={fish} asked={[dataUpdatedAt, filters, species]} lureName={lureName}>
        {filters.species === undefined && (
          <ChoiceFilter
            name={t`Species`}
            any={speciesName(known[0] ?? "")}
            choices={known.map((id) => ({ id, label: speciesName(id) }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </Sizes>
    </Section>
  );
}

interface SizesProps extends Pick<SizePartProps, "lureName"> {
  /** All of one species. */
  fish: readonly MeasuredFish[];
  /** The part of the query key that identifies these fish. */
  asked: readonly unknown[];
  /** The filter for the species. */
  children: ReactNode;
}

function Sizes({ fish, asked, lureName, children }: SizesProps) {
  const { name: unit, fromApi, toApi } = useUnits().unitOf("length");
  const { lengths, usual } = lengthsOf(fish.map(({ length }) => fromApi(length)));
  const [chosen, setChosen] = useState<string>();
  const length = chosen === undefined ? usual : Number(chosen);
  const { data: shares } = useQuery({
    queryKey: ["insights", "sizes", ...asked, toApi(length)],
    queryFn: async () => {
      return askReport("sizes", { fish, over: toApi(length) - ROUNDING }, "rates");
    },
    placeholderData: keepPreviousData,
    networkMode: "always",
    staleTime: Infinity,
    retry: false,
  });
  const labelOf = (each: number) => t`${each} ${unit} or longer`;
  return (
    <>
      <FilterRow>
        {children}
        <ChoiceFilter
          name={t`Length`}
          any={labelOf(usual)}
          choices={lengths.map((each) => ({ id: String(each), label: labelOf(each) }))}
          value={chosen}
          onChange={setChosen}
        />
      </FilterRow>
      {shares && <p className={styles.all}>{describeShare(shares)}</p>}
      {shares?.all.over && <Lists shares={shares} all={shares.all.over.observed} lureName={lureName} />}
    </>
  );
}

/** Returns text such as "38% of 42 measured fish". */
function describeShare({ all: { fish: count, over } }: SizeShares): string {
  if (!over) return t`${count} measured. Sizes need 10 measured fish from 5 days.`;
  const share = formatShare(over.observed);
  return t`${share} of ${count} measured fish`;
}

interface ListsProps extends Pick<SizePartProps, "lureName"> {
  shares: SizeShares;
  /** The share over all of these fish. */
  all: number;
}

function Lists({ shares: { byMonth, byLure, byDepth, depthLimits }, all, lureName }: ListsProps) {
  const units = useUnits();
  const depthName = (bin: string) => nameOfDepth(bin, depthLimits ?? [], units);
  return (
    <div className={styles.lists}>
      <ShareList
        title={t`Size by month`}
        bins={byMonth}
        all={all}
        nameOf={(bin) => nameOfMonth(bin, "long")}
      />
      <ShareList title={t`Size by lure`} bins={byLure} all={all} nameOf={lureName} />
      <ShareList title={t`Size by depth`} bins={byDepth} all={all} nameOf={depthName} />
    </div>
  );
}

/** Sorted by number of fish, highest first. */
function speciesByCount(fish: readonly MeasuredFish[]): string[] {
  const counts = new Map<string, number>();
  for (const { species } of fish) counts.set(species, (counts.get(species) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

const STEPS = [1, 2, 5, 10, 20];
const MOST_CHOICES = 12;

interface Lengths {
  lengths: number[];
  /** A round length that about a quarter of the fish reach. */
  usual: number;
}

/**
 * Returns round lengths to choose from, from the short fish to the long ones.
 *
 * @param measured At least one length, all in the same unit.
 */
function lengthsOf(measured: readonly number[]): Lengths {
  const sorted = measured.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const [short, long] = [at(0.1), at(0.97)];
  const step = STEPS.find((each) => (long - short) / each < MOST_CHOICES) ?? 50;
  const round = (length: number) => step * Math.floor(length / step);
  const first = Math.max(step, round(short));
  const count = Math.floor((round(long) - first) / step) + 1;
  return {
    lengths: Array.from({ length: Math.max(1, count) }, (_, index) => first + step * index),
    usual: Math.max(first, round(at(0.75))),
  };
}

interface ShareListProps {
  title: string;
  bins: readonly SizeBin[];
  /** The share over all fish, drawn as the dashed line. */
  all: number;
  nameOf: (bin: string) => string;
}

/** Shows the share of fish over a length by name. Names with too few fish share one line. */
function ShareList({ title, bins, all, nameOf }: ShareListProps) {
  const some = bins.filter(({ fish }) => fish > 0);
  if (some.length === 0) return null;
  const shown = some.filter(({ over }) => over !== null);
  const left = some.filter((bin) => !shown.includes(bin));
  const [names, fish] = [left.length, left.reduce((sum, bin) => sum + bin.fish, 0)];
  const share = formatShare(all);
  return (
    <Section level={3} title={title}>
      <IntervalList
        heads={[t({ message: "Share", context: "part of all fish" }), t`Fish`]}
        rows={shown.flatMap((bin) => rowOf(bin, nameOf(bin.bin)) ?? [])}
        axis={{ ticks: [0.5], end: 1 }}
        reference={all}
        label={t`all ${share}`}
        formatTick={formatShare}
        rest={
          names > 0
            ? {
                text: t`${plural(names, { one: "# more", other: "# more" })}: too few fish to say`,
                figure: formatCount(fish),
              }
            : null
        }
      />
    </Section>
  );
}

function rowOf({ bin, fish, over }: SizeBin, name: string): IntervalListRow | null {
  if (!over) return null;
  const { observed, likely } = over;
  const [share, low, high, count] = [
    formatShare(observed),
    formatShare(likely.low),
    formatShare(likely.high),
    formatCount(fish),
  ];
  return {
    key: bin,
    name,
    interval: { observed, ...likely },
    figures: [share, count],
    description: t`${share}, likely ${low} to ${high}, of ${count} fish`,
  };
}
