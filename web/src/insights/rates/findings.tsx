import type { FactorName } from "@creel/domain/insights/factors/factors";
import { LEAST_TO_COMPARE } from "@creel/domain/insights/similar-days/least-to-compare";
import { OPEN_METEO } from "@creel/domain/weather/open-meteo";
import { t } from "@lingui/core/macro";
import { useId } from "react";

import { formatHours } from "../../dates/format-trip.ts";
import { ToggleChip } from "../../ui/filters/toggle-chip.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { Attributions } from "../../weather/attributions.tsx";
import type { Report } from "../report/report.ts";
import { FACTOR_NAMES, factorName } from "../texts/factor-names.ts";
import { type BinNaming, nameBins } from "../texts/name-bins.ts";
import { markOf, describeWhenFound } from "../texts/verdict-texts.ts";
import { NotEnough } from "./not-enough.tsx";
import { RateCharts } from "./rate-charts.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./findings.module.css";

const SHOWN_FIRST = 3;
/** Sorts findings first and open questions last. */
const RANKS = { found: 0, apart: 1, open: 2 } as const;
/** In hours. Fewer unknown hours are not worth a sentence. */
const LEAST_UNKNOWN = 0.5;

interface FindingsProps {
  report: Report;
  /** False while the verdicts are being calculated. */
  hasVerdicts: boolean;
  naming: BinNaming;
  /** The factors that the user chose; `null` if none were chosen. */
  chosen: readonly FactorName[] | null;
  onChoose: (factors: readonly FactorName[]) => void;
}

/** Shows a chart per factor: first the findings, then what cannot be told apart from the light, then open questions. */
export function Findings({ report, hasVerdicts, naming, chosen, onChoose }: FindingsProps) {
  const { own, look, outings: trips, fish, hours, hoursKnown } = report;
  const known = FACTOR_NAMES.filter((name) => report.factors.some((factor) => factor.name === name));
  const ranks = new Map(report.factors.map(({ name, bins }) => [name, RANKS[markOf(bins) ?? "open"]]));
  const rankOf = (name: FactorName) => ranks.get(name) ?? RANKS.open;
  const shown = known.filter((name, index) =>
    chosen ? chosen.includes(name) : index < SHOWN_FIRST || rankOf(name) < RANKS.open,
  );
  const charts = shown.flatMap((name) => {
    const factor = report.factors.find((each) => each.name === name);
    const found = describeWhenFound(factor?.bins.map(({ verdict }) => verdict) ?? [], look?.outings ?? 0);
    return factor ? [{ name, title: factorName(name), rows: nameBins(factor, naming), found }] : [];
  });
  const isShown = report.factors.some(({ bins }) => bins.some(({ rate }) => rate !== null));
  return (
    <>
      {hours - hoursKnown >= LEAST_UNKNOWN && <HoursKnown report={report} />}
      {!look && trips >= LEAST_TO_COMPARE.trips && <NotEnough trips={trips} fish={fish} />}
      {isShown && <CompareBy known={known} shown={shown} onChange={onChoose} />}
      {isShown && charts.length > 0 && (
        <RateCharts
          charts={charts.toSorted((one, other) => rankOf(one.name) - rankOf(other.name))}
          own={own.rate}
          hasVerdicts={hasVerdicts || !look}
        >
          {t`Ring: your rate. Bar: the likely range, right 95 times in 100. Few trips pull it toward your average, so a ring can lie outside its bar. Under 10 hours or 5 trips is too few to say.`}
        </RateCharts>
      )}
      {look && <Luck stopsAtFish={report.stopsAtFish} />}
      {isShown && <Attributions of={[OPEN_METEO]} />}
    </>
  );
}

/** Shown once for all comparisons on the page. */
function Luck({ stopsAtFish }: Pick<Report, "stopsAtFish">) {
  return (
    <div className={styles.luck}>
      {stopsAtFish && (
        <p>
          {t`Most of your trips end within 15 minutes of a fish. Your log can compare hours at the same point of a trip, but it can’t tell how good the water is. If you stayed longer, you would catch more than your rate shows.`}
        </p>
      )}
      <p>{t`Over time, about 1 log in 10 will show a difference here that is only luck.`}</p>
    </div>
  );
}

/** Explains why the rows of the weather have fewer hours than all of these trips. */
function HoursKnown({ report }: Pick<FindingsProps, "report">) {
  const [known, all] = [formatHours(report.hoursKnown), formatHours(report.hours)];
  return (
    <p className={styles.known}>
      {t`${known} of ${all} hours have weather so far. The rest are still being filled in, or their trips have no place.`}
    </p>
  );
}

interface CompareByProps {
  /** The factors that can be compared. */
  known: readonly FactorName[];
  shown: readonly FactorName[];
  onChange: (shown: readonly FactorName[]) => void;
}

function CompareBy({ known, shown, onChange }: CompareByProps) {
  const id = useId();
  const isPhone = useIsPhone();
  return (
    <div className={styles.compareBy} role="group" aria-labelledby={id}>
      <b id={id} className={isPhone ? utilities.visuallyHidden : ""}>{t`Compare by`}</b>
      <div className={styles.chips}>
        {FACTOR_NAMES.filter((factor) => known.includes(factor)).map((factor) => (
          <ToggleChip
            key={factor}
            isOn={shown.includes(factor)}
            onChange={(isOn) =>
              onChange(FACTOR_NAMES.filter((each) => (each === factor ? isOn : shown.includes(each))))
            }
          >
            {factorName(factor)}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}
