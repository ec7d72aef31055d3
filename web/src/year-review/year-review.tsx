import { FATES } from "@creel/domain/catches/fate";
import type { Counts } from "@creel/domain/insights/counts";
import type {
  YearReview as Review,
  BestFish,
  YearReview as ReviewedYear,
} from "@creel/domain/year-review/year-review";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Printer, Share2 } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { NavLink } from "react-router";

import { choiceName } from "../catches/labels/choice-names.ts";
import { lureName } from "../catches/labels/lure-names.ts";
import { formatDayAs } from "../dates/format-day.ts";
import { joinList } from "../i18n/join-list.ts";
import { inSentence } from "../i18n/letter-case.ts";
import { figureLocale } from "../i18n/locale.ts";
import { findReceivedAt, NO_OUTINGS, outingsQuery } from "../insights/api.ts";
import { CountBars } from "../insights/counts/count-bars.tsx";
import { countLog } from "../insights/counts/count-log.ts";
import { MonthsByYear } from "../insights/counts/months-by-year.tsx";
import { NO_FILTERS } from "../insights/use-insight-filters.ts";
import type { ShareTarget } from "../shares/share-target.ts";
import { SpeciesMark } from "../species/species-mark.tsx";
import { speciesName } from "../species/species-names.ts";
import { useTripStats } from "../trips/data/use-trips.ts";
import { TripsBand } from "../trips/parts/trips-band.tsx";
import { Icon } from "../ui/art/icon.tsx";
import { Button, LinkButton } from "../ui/controls/button.tsx";
import { Badge } from "../ui/feedback/states.tsx";
import { BandNumber, NumberBand } from "../ui/layout/number-band.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import type { Units } from "../units/make-units.ts";
import { MeasureFigure } from "../units/measure-figure.tsx";
import { useUnits } from "../units/use-units.ts";
import { formatCount } from "../waters/data/format-waters.ts";
import { KnownByNow } from "./known-by-now.tsx";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./year-review.module.css";

const ShareDialog = lazy(async () => ({
  default: (await import("../shares/share-dialog.tsx")).ShareDialog,
}));

interface YearReviewProps {
  counts: Counts;
  review: Review;
  /** The years of the log, the latest first. */
  years: readonly string[];
}

export function YearReview({ counts, review, years }: YearReviewProps) {
  const { year, catches, days, species, waters } = review;
  const fished = useQuery({ ...outingsQuery, networkMode: "always" });
  const outings = fished.data ?? NO_OUTINGS;
  const counted = useMemo(
    () => countLog(counts, outings, { ...NO_FILTERS, from: `${year}-01-01`, to: `${year}-12-31` }),
    [counts, outings, year],
  );
  return (
    <>
      <PageHeader actions={<Actions review={review} />}>
        <h1>{t`${year} on the water`}</h1>
      </PageHeader>
      {years.length > 1 && <Years years={years} />}
      <NumberBand>
        <BandNumber name={t`Fish`} amount={plain(catches)} note={sinceBefore(review)} />
        <BandNumber
          name={t`Species`}
          amount={plain(species.length)}
          note={newNote(review.newSpecies.length)}
        />
        <BandNumber name={t`Days on the water`} amount={plain(days)} note={fishADay(review)} />
        <BandNumber name={t`Waters`} amount={plain(waters.length)} note={newNote(review.newWaters.length)} />
      </NumberBand>
      {review.trips > 0 && <Trips year={year} />}
      <div className={styles.root}>
        <div className={styles.two}>
          <BestsOfYear review={review} />
          <FactsOfYear review={review} />
        </div>
        <MonthsByYear months={counted.months} />
        <div className={styles.two}>
          {species.length > 0 && <CountBars title={t`Species`} counts={species} nameOf={speciesName} />}
          {waters.length > 0 && <CountBars title={t`Waters`} counts={waters} areWaters />}
          {counted.lures.length > 0 && (
            <CountBars title={t`Lures`} counts={counted.lures} nameOf={lureName} />
          )}
        </div>
        {fished.data && (
          <KnownByNow outings={fished.data} at={findReceivedAt(fished.data, fished.dataUpdatedAt)} />
        )}
      </div>
    </>
  );
}

function Years({ years }: Pick<YearReviewProps, "years">) {
  return (
    <nav className={styles.years} aria-label={t`Years`}>
      {years.map((year) => (
        <NavLink key={year} to={`/catches/years/${year}`}>
          {year}
        </NavLink>
      ))}
    </nav>
  );
}

function Actions({ review }: Pick<YearReviewProps, "review">) {
  const units = useUnits();
  const [isSharing, setIsSharing] = useState(false);
  return (
    <div className={styles.actions}>
      <LinkButton to={`/print/year/${review.year}`}>
        <Icon of={Printer} />
        {t`Print`}
      </LinkButton>
      <Button look="deep" onPress={() => setIsSharing(true)}>
        <Icon of={Share2} />
        {t`Share`}
      </Button>
      <Suspense>
        {isSharing && <ShareDialog target={yearTarget(review, units)} onClose={() => setIsSharing(false)} />}
      </Suspense>
    </div>
  );
}

/** Shows the rate with its uncertainty, as everywhere else. */
function Trips({ year }: { year: string }) {
  const years = useTripStats().data?.years ?? [];
  const stats = years.find(({ period }) => period === year);
  return stats ? <TripsBand stats={stats} years={years} fishName={t`Fish on trips`} /> : null;
}

function plain(count: number) {
  return { figure: formatCount(count), unit: "" };
}

/** Returns text such as "12 more than in 2025"; empty if either year has too few days. */
function sinceBefore({ year, catches, before }: Review): string {
  if (!before) return "";
  const earlier = String(Number(year) - 1);
  const more = catches - before.catches;
  if (more === 0) return t`as many as in ${earlier}`;
  const count = formatCount(Math.abs(more));
  return more > 0 ? t`${count} more than in ${earlier}` : t`${count} fewer than in ${earlier}`;
}

function newNote(count: number): string {
  return count === 0 ? "" : t`${plural(count, { one: "# new", other: "# new" })}`;
}

function fishADay({ catches, days }: Review): string {
  const mean = new Intl.NumberFormat(figureLocale, { maximumFractionDigits: 1 }).format(catches / days);
  return t`${mean} fish per day`;
}

/** The share target of a year: its numbers, but no place. */
function yearTarget(review: Review, units: Units): ShareTarget {
  const { year, catches, days, trips, blanks, species, heaviest } = review;
  const title = t`${year} on the water`;
  const kinds = species.length;
  const dayCount = t`${plural(days, { one: "# day on the water", other: "# days on the water" })}`;
  const lines = [
    dayCount,
    t`${plural(kinds, { one: "# species", other: "# species" })}`,
    trips > 0 &&
      t`${plural(trips, { one: "# trip", other: "# trips" })}, ${plural(blanks, { 0: "no blanks", one: "# blank", other: "# blanks" })}`,
    heaviest && `${speciesName(heaviest.species)}, ${units.format("weight", heaviest.value)}`,
  ].filter((line) => typeof line === "string");
  return {
    subject: "year",
    id: year,
    species: null,
    title,
    day: dayCount,
    weight: null,
    length: null,
    card: {
      title,
      figures: [
        { figure: formatCount(catches), unit: t`${plural(catches, { one: "fish", other: "fish" })}` },
      ],
      lines,
    },
    photo: null,
    hasPhotos: false,
    notes: null,
    hasTime: false,
    water: null,
    place: null,
  };
}

/** The heaviest and the longest fish, or a hint if none was measured. */
function BestsOfYear({ review: { heaviest, longest } }: { review: ReviewedYear }) {
  return (
    <Section title={t`Best fish`}>
      {heaviest || longest ? (
        <ul className={styles.bests}>
          <Best name={t`Heaviest`} measure="weight" fish={heaviest} />
          <Best name={t`Longest`} measure="length" fish={longest} />
        </ul>
      ) : (
        <p className={utilities.muted}>{t`No fish from this year was weighed or measured.`}</p>
      )}
    </Section>
  );
}

interface BestProps {
  name: string;
  measure: "weight" | "length";
  fish: BestFish | null;
}

function Best({ name, measure, fish }: BestProps) {
  if (!fish) return null;
  const { species, value, day, isRecord } = fish;
  return (
    <li className={styles.best}>
      <SpeciesMark species={species} />
      <div>
        <p className={utilities.muted}>{name}</p>
        <p>
          <b>{speciesName(species)}</b> {isRecord && <Badge tone="good">{t`Personal best`}</Badge>}
        </p>
        <p className={utilities.muted}>{formatDayAs(day, { dateStyle: "long" })}</p>
      </div>
      <MeasureFigure measure={measure} value={value} size="large" />
    </li>
  );
}

/** Other facts about the year. Each appears only if there is something to say. */
function FactsOfYear({ review }: { review: ReviewedYear }) {
  const facts = factsOf(review);
  return (
    <Section title={t`Worth remembering`}>
      {facts.length === 0 ? (
        <p className={utilities.muted}>{t`A quiet year: no day with two fish, nothing new.`}</p>
      ) : (
        <dl className={styles.facts}>
          {facts.map(([name, fact, isOfWaters = false]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={isOfWaters ? utilities.place : undefined}>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

type Fact = [name: string, fact: string, isOfWaters?: boolean];

function factsOf({ bestDay, drySpell, newSpecies, newWaters, fates }: ReviewedYear): Fact[] {
  const became = fatesOf(fates);
  const facts: (Fact | null)[] = [
    became === "" ? null : [t`Kept and released`, became],
    bestDay && [t`Best day`, bestDayOf(bestDay)],
    drySpell && [t`Longest dry spell`, drySpellOf(drySpell)],
    newSpecies.length > 0 ? [t`New species`, joinList(newSpecies.map((name) => speciesName(name)))] : null,
    newWaters.length > 0 ? [t`New waters`, joinList(newWaters), true] : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** As in "12 kept, 82 released". */
function fatesOf(fates: ReviewedYear["fates"]): string {
  return joinList(
    FATES.map(
      (fate) => fates[fate] > 0 && `${formatCount(fates[fate])} ${inSentence(choiceName("fate", fate))}`,
    ),
  );
}

function bestDayOf({ day, catches }: NonNullable<ReviewedYear["bestDay"]>): string {
  const when = formatDayWithoutYear(day);
  return t`${plural(catches, { one: "# fish", other: "# fish" })} on ${when}`;
}

function drySpellOf({ trips, from, to }: NonNullable<ReviewedYear["drySpell"]>): string {
  const [first, last] = [formatDayWithoutYear(from), formatDayWithoutYear(to)];
  if (from === to) return t`${plural(trips, { one: "# trip", other: "# trips" })} without a fish on ${first}`;
  return t`${plural(trips, { one: "# trip", other: "# trips" })} without a fish, ${first} to ${last}`;
}

function formatDayWithoutYear(day: string): string {
  return formatDayAs(day, { month: "long", day: "numeric" });
}
