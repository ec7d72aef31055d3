import { t } from "@lingui/core/macro";
import { Suspense } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useProgressiveCount } from "../../ui/hooks/use-progressive-count.ts";
import { Section } from "../../ui/layout/section.tsx";
import { useUnits } from "../../units/use-units.ts";
import { useReport } from "../api.ts";
import { BestsAndYears } from "../counts/bests-and-years.tsx";
import { BySpecies } from "../decisions/decision-charts.tsx";
import { hasRates } from "../decisions/rate-scale.ts";
import { SeasonCalendar } from "../decisions/season-calendar.tsx";
import { SizePart } from "../decisions/size-part.tsx";
import { isPreviewed } from "../preview/is-previewed.ts";
import { MyQuestion } from "../questions/my-question.tsx";
import { Findings } from "../rates/findings.tsx";
import type { Report } from "../report/report.ts";
import { FACTOR_NAMES } from "../texts/factor-names.ts";
import type { BinNaming } from "../texts/name-bins.ts";
import { describeLooks } from "../texts/verdict-texts.ts";
import { isAnySet, NO_FILTERS } from "../use-insight-filters.ts";
import { WithoutHours } from "../without-hours/without-hours.tsx";
import { Folds } from "./folds-below.tsx";
import type { PartsProps } from "./stats-props.ts";
import { TrialOffer } from "./trial-offer.tsx";

import * as styles from "./stats.module.css";

/** Loaded lazily, because it contains the numbers of the sample log. */
const StatsPreview = lazyPart(async () => (await import("../preview/stats-preview.tsx")).StatsPreview);

interface BelowProps extends PartsProps {
  places: BinNaming["places"];
}

/** Renders the parts below the first screen one after another, because rendering all at once blocks a slow phone. */
export function Below(props: BelowProps) {
  const { outings, filters, lureName, decisions } = props;
  const drawn = useProgressiveCount(3);
  const trips = outings.outings.length;
  const areFew = isPreviewed(trips);
  return (
    <div className={styles.parts}>
      {decisions.calendar.length > 0 && (
        <div className={styles.pair}>
          {(!areFew || hasRates(decisions.bySpecies)) && <BySpecies decisions={decisions} />}
          <SeasonCalendar calendar={decisions.calendar} />
        </div>
      )}
      {drawn > 0 && <SizePart filters={filters} lureName={lureName} />}
      {drawn > 1 && <BestsAndYears outings={outings} filters={filters} />}
      {drawn > 2 && areFew && (
        <Suspense>
          <StatsPreview trips={trips} own={decisions} />
        </Suspense>
      )}
      {drawn > 2 && <Reported {...props} />}
    </div>
  );
}

/** Shows the parts that take longer to calculate and are read less often. */
function Reported({ places, ...page }: BelowProps) {
  const { outings, at, lureName } = page;
  const { report, hasVerdicts } = useReport(outings, at);
  const naming = { units: useUnits(), lureName, places };
  if (!report) return null;
  return (
    <>
      <WhatWorked {...page} report={report} hasVerdicts={hasVerdicts} naming={naming} />
      <Folds {...page} report={report} hasVerdicts={hasVerdicts} naming={naming} />
    </>
  );
}

interface WhatWorkedProps extends PartsProps {
  report: Report;
  /** False while the verdicts are being calculated. */
  hasVerdicts: boolean;
  naming: BinNaming;
}

/**
 * Shows differences that are more than luck, offers a lure trial that can tell more, and shows the question that the
 * angler asked in advance.
 */
function WhatWorked({ report, hasVerdicts, naming, ...page }: WhatWorkedProps) {
  const { outings, at, filters, species, chosen, onChoose } = page;
  const known = new Set(report.factors.map(({ name }) => name));
  return (
    <Section
      title={t`What worked`}
      anchor="what-worked"
      note={report.look && describeLooks(report.look, report.outings)}
    >
      {isAnySet(filters) && (
        <p className={styles.whole}>{t`From your whole log. The filters above don’t change it.`}</p>
      )}
      {report.outings > 0 && (
        <Findings
          report={report}
          hasVerdicts={hasVerdicts}
          naming={naming}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
      <TrialOffer lures={luresToTry(report)} />
      <MyQuestion
        outings={outings}
        at={at}
        naming={naming}
        factors={FACTOR_NAMES.filter((name) => known.has(name))}
        species={species}
      />
      <WithoutHours outings={outings} at={at} filters={NO_FILTERS} naming={naming} />
    </Section>
  );
}

/**
 * Returns the lure that cannot be told apart from the light and the one with the most hours, or else the two with the
 * most hours.
 */
function luresToTry({ factors }: Report): readonly [string, string] | undefined {
  const bins = factors.find(({ name }) => name === "lure")?.bins ?? [];
  const byHours = bins.toSorted((one, other) => other.hours - one.hours);
  const first = byHours.find(({ verdict }) => verdict?.code === "goesWith") ?? byHours[0];
  const second = byHours.find((bin) => bin !== first);
  return first && second && [first.bin, second.bin];
}
