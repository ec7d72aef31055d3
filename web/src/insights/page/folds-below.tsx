import { t } from "@lingui/core/macro";
import { CircleGauge, Download, FishSymbol, Hash, ListFilter, type LucideIcon } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";

import { joinList } from "../../i18n/join-list.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { Fold } from "../../ui/layout/fold.tsx";
import { ScorePanel } from "../rates/score-panel.tsx";
import type { Report, ReportFactor } from "../report/report.ts";
import { factorName } from "../texts/factor-names.ts";
import { type BinNaming, nameBins } from "../texts/name-bins.ts";
import { describeFactorVerdict } from "../texts/verdict-texts.ts";
import { NO_FILTERS } from "../use-insight-filters.ts";
import { SpeciesAgainstSpecies } from "../without-hours/species-against-species.tsx";
import { DecisionNumbers } from "./decision-numbers.tsx";
import { HowComputed } from "./how-computed.tsx";
import type { PartsProps } from "./stats-props.ts";

import * as styles from "./stats.module.css";

const Counts = lazyPart(async () => (await import("../counts/counts.tsx")).Counts);

interface FoldsProps extends PartsProps {
  report: Report;
  hasVerdicts: boolean;
  naming: BinNaming;
}

/** Shows the parts that few people read. Each fold previews its content, which renders only once the fold is opened. */
export function Folds({ report, hasVerdicts, naming, ...page }: FoldsProps) {
  const { outings, at, filters, decisions, lureName } = page;
  const hasHours = decisions.outings > 0;
  const quiet = factorsWithoutClaim(report);
  return (
    <div className={styles.folds}>
      {quiet.length > 0 && (
        <LazyFold
          icon={ListFilter}
          title={t`No clear difference`}
          preview={joinList(quiet.map(({ name }) => factorName(name)))}
        >
          <NoDifference report={report} naming={naming} />
        </LazyFold>
      )}
      <LazyFold
        icon={FishSymbol}
        title={t`Species and size`}
        preview={t`Species against species, by light and by depth`}
      >
        <SpeciesAgainstSpecies outings={outings} at={at} filters={NO_FILTERS} />
      </LazyFold>
      {hasHours && (
        <LazyFold
          icon={CircleGauge}
          title={t`Does the fishing score work for you?`}
          preview={report.score ? t`What you caught at each score, and what it means` : t`No results yet`}
        >
          <ScorePanel score={report.score} history={report.scoreHistory} hasVerdicts={hasVerdicts} />
        </LazyFold>
      )}
      <LazyFold
        icon={Hash}
        title={t`Counts`}
        preview={t`Every catch, on a trip or not: by hour, lure, water and custom field`}
        isOpenAtFirst={!hasHours}
      >
        <Counts outings={outings} filters={filters} lureName={lureName} />
      </LazyFold>
      <HowComputed />
      {hasHours && (
        <LazyFold
          icon={Download}
          title={t`Download these numbers`}
          preview={t`CSV and tables of these charts`}
        >
          <DecisionNumbers decisions={decisions} naming={naming} />
        </LazyFold>
      )}
    </div>
  );
}

interface LazyFoldProps {
  icon: LucideIcon;
  title: string;
  preview: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

function LazyFold({ isOpenAtFirst = false, children, ...fold }: LazyFoldProps) {
  const [isExpanded, setIsExpanded] = useState(isOpenAtFirst);
  return (
    <Fold {...fold} isDrawn={false} isExpanded={isExpanded} onExpandedChange={setIsExpanded}>
      <Suspense>{children}</Suspense>
    </Fold>
  );
}

/** The number of fish it takes to detect a rate that is 1.4 times as high in a third of the hours. */
const LEAST_FISH = 500;

/** Returns the factors without a finding; empty until there are verdicts. */
function factorsWithoutClaim({ factors }: Report): ReportFactor[] {
  return factors.filter(({ bins }) => {
    const codes = bins.flatMap(({ verdict }) => verdict?.code ?? []);
    return (
      codes.length > 0 && !codes.some((code) => code === "better" || code === "worse" || code === "goesWith")
    );
  });
}

/** Lists the factors that this log cannot tell apart from luck, and those that no log of its length could. */
function NoDifference({ report, naming }: { report: Report; naming: BinNaming }) {
  const quiet = factorsWithoutClaim(report);
  const never = quiet.filter(({ bins }) => bins.some(({ verdict }) => verdict?.code === "noRealisticNumber"));
  const others = quiet.filter((factor) => !never.includes(factor));
  const names = joinList(never.map(({ name }) => factorName(name)));
  return (
    <div className={styles.factors}>
      {others.map((factor) => (
        <p key={factor.name}>
          <b>{factorName(factor.name)}.</b> {describeFactorVerdict(nameBins(factor, naming)).join(" ")}
        </p>
      ))}
      {never.length > 0 && (
        <p>
          <b>
            {report.fish < LEAST_FISH
              ? t`Not worth asking with fewer than ${LEAST_FISH} fish.`
              : t`Not worth asking.`}
          </b>{" "}
          {t`${names}: any difference is too small to show in a log of this length.`}
        </p>
      )}
    </div>
  );
}
