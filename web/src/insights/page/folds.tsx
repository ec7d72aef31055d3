import { t } from "@lingui/core/macro";
import { Download, FishSymbol, CircleGauge, Hash, ListFilter, type LucideIcon } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";

import { joinList } from "../../i18n/join-list.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { Fold } from "../../ui/layout/fold.tsx";
import { NO_FILTERS } from "../filters/use-insight-filters.ts";
import type { Report } from "../report/report.ts";
import { ScorePanel } from "../score/score-panel.tsx";
import { SpeciesAgainstSpecies } from "../without-hours/species-against-species.tsx";
import { factorName } from "../words/factor-names.ts";
import type { BinNaming } from "../words/name-bins.ts";
import { HowComputed } from "./how-computed.tsx";
import { factorsWithoutClaim, NoDifference } from "./no-difference.tsx";
import type { PartsProps } from "./stats-props.ts";

import * as styles from "./stats.module.css";

const Counts = lazyPart(async () => (await import("../counts/counts.tsx")).Counts);
const Numbers = lazyPart(
  async () => (await import("../decisions/numbers/decision-numbers.tsx")).DecisionNumbers,
);

interface FoldsProps extends PartsProps {
  report: Report;
  hasVerdicts: boolean;
  naming: BinNaming;
}

/** What few read, each with what is in it; nothing of it is drawn before it is opened. */
export function Folds({ report, hasVerdicts, naming, ...page }: FoldsProps) {
  const { outings, at, filters, decisions, lureName } = page;
  const hasHours = decisions.outings > 0;
  const quiet = factorsWithoutClaim(report);
  return (
    <div className={styles.folds}>
      {quiet.length > 0 && (
        <LazyFold
          icon={ListFilter}
          title={t`No difference that we can see`}
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
          preview={
            report.score ? t`What you caught under each score, and what that says` : t`No evidence yet`
          }
        >
          <ScorePanel score={report.score} history={report.scoreHistory} hasVerdicts={hasVerdicts} />
        </LazyFold>
      )}
      <LazyFold
        icon={Hash}
        title={t`Counts`}
        preview={t`Every catch, on a trip or not: by hour, lure, water and your own fields`}
        isOpenAtFirst={!hasHours}
      >
        <Counts outings={outings} filters={filters} lureName={lureName} />
      </LazyFold>
      <HowComputed />
      {hasHours && (
        <LazyFold
          icon={Download}
          title={t`Download these numbers`}
          preview={t`CSV and tables of what is shown`}
        >
          <Numbers decisions={decisions} naming={naming} />
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
