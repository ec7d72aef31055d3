import type { Decisions } from "@creel/domain/insights/decisions/decisions";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { shortSpeciesName } from "../../species/species-names.ts";
import { Section } from "../../ui/layout/section.tsx";
import type { BinNaming } from "../texts/name-bins.ts";
import { ByMonth } from "./by-month.tsx";
import { HourChart } from "./hour-chart.tsx";
import { RateList } from "./rate-list.tsx";
import { hasRates } from "./rate-scale.ts";

import * as styles from "./decision-charts.module.css";

interface DecisionChartsProps {
  decisions: Decisions;
  naming: Pick<BinNaming, "lureName" | "places">;
  /** The level of the headings. */
  level?: 2 | 3;
  /** Whether to leave out charts without a rate, which are previewed below. */
  isPreviewed?: boolean;
  /** Shown after the lures. */
  children?: ReactNode;
}

/** A single water leaves nothing to choose. */
const LEAST_WATERS = 2;

/** Shows rates by hour, water, month and lure, and how often each had no fish. */
export function DecisionCharts({
  decisions,
  naming,
  level = 2,
  isPreviewed = false,
  children,
}: DecisionChartsProps) {
  const { byWater, byLure, ownRate: own } = decisions;
  const shown = shownOf(decisions, isPreviewed);
  if (!Object.values(shown).includes(true)) return null;
  return (
    <>
      <div className={styles.grid}>
        {shown.byHour && (
          <Section level={level} title={t`By hour`}>
            <HourChart decisions={decisions} />
          </Section>
        )}
        {shown.byWater && (
          <Section level={level} title={t`By water`}>
            <RateList
              bins={byWater}
              own={own}
              nameOf={(water) => naming.places.get(water) ?? water}
              arePlaces
            />
          </Section>
        )}
        {shown.byMonth && <ByMonth decisions={decisions} level={level} />}
        {shown.byLure && (
          <Section level={level} title={t`By lure`}>
            <RateList bins={byLure} own={own} nameOf={naming.lureName} />
          </Section>
        )}
        {children}
      </div>
      <p className={styles.hint}>
        {t`Dot: your fish per hour. Bar: the likely range of your rate, the way you fish. Few hours make the bar wide and pull it toward your average. Skunked: share of trips without a fish.`}
      </p>
    </>
  );
}

function shownOf({ byHour, byWater, byMonth, byLure }: Decisions, isPreviewed: boolean) {
  const isShown = (bins: typeof byHour) => !isPreviewed || hasRates(bins);
  return {
    byHour: isShown(byHour),
    byWater: byWater.length >= LEAST_WATERS && isShown(byWater),
    byMonth: isShown(byMonth),
    byLure: byLure.length > 0 && isShown(byLure),
  };
}

/** Shows a rate per species over all hours, whatever else was caught in them. */
export function BySpecies({
  decisions: { bySpecies },
  level = 2,
}: Pick<DecisionChartsProps, "decisions" | "level">) {
  if (bySpecies.length === 0) return null;
  return (
    <Section level={level} title={t`By species`}>
      <RateList bins={bySpecies} own={null} nameOf={shortSpeciesName} />
    </Section>
  );
}
