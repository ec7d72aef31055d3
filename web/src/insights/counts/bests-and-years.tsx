import type { PersonalBest, PersonalRecord } from "@creel/domain/catches/personal-bests";
import type { Outings } from "@creel/domain/insights/outings";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";

import { personalBestsQuery } from "../../catches/logbook/api.ts";
import { formatDayAs } from "../../dates/format-day.ts";
import { joinList } from "../../i18n/join-list.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { useUnits } from "../../units/use-units.ts";
import type { InsightFilters } from "../filters-in-address.ts";
import type { LogCounts } from "./count-log.ts";
import { MonthsByYear } from "./months-by-year.tsx";
import { useCounted } from "./use-counted.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./bests-and-years.module.css";

interface BestsAndYearsProps {
  outings: Outings;
  filters: InsightFilters;
}

/** Shows the heaviest and longest fish of the whole log, each year with its review, and the months. */
export function BestsAndYears({ outings, filters }: BestsAndYearsProps) {
  const { counted } = useCounted(outings, filters);
  return (
    <Section title={t`Bests and years`} anchor="bests">
      <PersonalBests species={filters.species} />
      {counted && counted.months.size > 0 && (
        <>
          <Years months={counted.months} />
          <MonthsByYear months={counted.months} />
        </>
      )}
    </Section>
  );
}

/** Lists the years, latest first, with links to their reviews. */
function Years({ months }: Pick<LogCounts, "months">) {
  const years = new Map<string, { trips: number; catches: number }>();
  for (const [period, { trips, catches }] of months) {
    const year = period.slice(0, "yyyy".length);
    const known = years.get(year) ?? { trips: 0, catches: 0 };
    years.set(year, { trips: known.trips + trips, catches: known.catches + catches });
  }
  const latestFirst = [...years].toSorted(([one], [other]) => other.localeCompare(one));
  return (
    <ul className={styles.years} aria-label={t`Years`}>
      {latestFirst.map(([year, { trips, catches }]) => (
        <li key={year}>
          <Link to={`/catches/years/${year}`}>
            <b>{year}</b>
            <span>
              {t`${plural(trips, { one: "# trip", other: "# trips" })}, ${plural(catches, { one: "# fish", other: "# fish" })}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const SHOWN = 5;

/** Shows the heaviest and longest fish of the whole log, for each species or only for the one in the filters. */
function PersonalBests({ species }: { species: string | undefined }) {
  const [hasAll, setHasAll] = useState(false);
  const { data } = useQuery({ ...personalBestsQuery, networkMode: "always" });
  const bests = data?.bests.filter(
    (best) => (best.weight || best.length) && (species === undefined || best.species === species),
  );
  if (!bests || bests.length === 0) return null;
  const count = bests.length;
  return (
    <>
      <ul className={styles.bests} aria-label={t`Personal bests`}>
        {bests.slice(0, hasAll ? count : SHOWN).map((best) => (
          <li key={best.species}>
            <span className={styles.name}>
              <SpeciesMark species={best.species} />
              <bdi>{speciesName(best.species)}</bdi>
            </span>
            <Best species={best.species} measure="weight" record={best.weight} />
            <Best species={best.species} measure="length" record={best.length} />
            <WatersOf best={best} />
          </li>
        ))}
      </ul>
      {count > SHOWN && !hasAll && (
        <Button
          look="quiet"
          className={styles.all}
          onPress={() => setHasAll(true)}
        >{t`All ${count} species`}</Button>
      )}
    </>
  );
}

/** Names the waters of both records; a water that they share appears once. */
function WatersOf({ best: { weight, length } }: { best: PersonalBest }) {
  const names = new Set([weight?.water, length?.water].filter((name) => name !== undefined));
  if (names.size === 0) return null;
  return <bdi className={classNames(styles.waters, utilities.place)}>{joinList([...names])}</bdi>;
}

interface BestProps {
  species: string;
  measure: "weight" | "length";
  record: PersonalRecord | null;
}

/** Links to the catches of that species and day, which include the record. */
function Best({ species, measure, record }: BestProps) {
  const units = useUnits();
  if (!record) return null;
  return (
    <Link to={catchesOf(species, record.day)} className={styles.best}>
      <strong>{units.format(measure, record.value)}</strong>{" "}
      <small>{formatDayAs(record.day, { dateStyle: "medium" })}</small>
    </Link>
  );
}

function catchesOf(species: string, day: string): string {
  return `/catches?${new URLSearchParams({ species, from: day, to: day }).toString()}`;
}
