import type { Outings } from "@creel/domain/insights/outings";
import { t } from "@lingui/core/macro";
import { useMemo } from "react";
import { Link } from "react-router";

import { lureName } from "../catches/labels/lure-names.ts";
import { joinList } from "../i18n/join-list.ts";
import { useReport } from "../insights/api.ts";
import type { Report } from "../insights/report/report.ts";
import { factorName } from "../insights/texts/factor-names.ts";
import { type BinNaming, nameBins, namesOfPlaces } from "../insights/texts/name-bins.ts";
import { describeFactorVerdict } from "../insights/texts/verdict-texts.ts";
import { Section } from "../ui/layout/section.tsx";
import { useUnits } from "../units/use-units.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./year-review.module.css";

interface KnownByNowProps {
  outings: Outings;
  /** When the outings were loaded, in epoch milliseconds. */
  at: number;
}

/** Lists what the whole log tells apart from luck, and what is not known yet. Empty without trips that have hours. */
export function KnownByNow({ outings, at }: KnownByNowProps) {
  const { report, hasVerdicts } = useReport(outings, at);
  const units = useUnits();
  const places = useMemo(() => namesOfPlaces(outings), [outings]);
  if (!report || report.outings === 0) return null;
  return (
    <Section title={t`What you know so far`} note={<Link to="/catches/insights">{t`Stats`}</Link>}>
      {hasVerdicts ? (
        <Known report={report} naming={{ units, lureName, places }} />
      ) : (
        <p className={utilities.muted}>{t`Working it out from all your trips`}</p>
      )}
    </Section>
  );
}

function Known({ report, naming }: { report: Report; naming: BinNaming }) {
  const claims = report.factors
    .filter(isClaim)
    .flatMap((factor) => describeFactorVerdict(nameBins(factor, naming)));
  const others = report.factors.filter((factor) => !isClaim(factor)).map(({ name }) => factorName(name));
  const unknown = joinList(others);
  return (
    <>
      {claims.length > 0 && (
        <ul className={styles.claims}>
          {claims.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      )}
      {claims.length === 0 && (
        <p>{t`Nothing stands out from luck yet. Every trip with hours helps, skunked ones most of all.`}</p>
      )}
      {others.length > 0 && <p className={utilities.muted}>{t`Not yet known: ${unknown}.`}</p>}
      <p className={utilities.hint}>{t`From all your trips with hours.`}</p>
    </>
  );
}

function isClaim({ bins }: Report["factors"][number]): boolean {
  return bins.some(({ verdict }) => verdict?.code === "better" || verdict?.code === "worse");
}
