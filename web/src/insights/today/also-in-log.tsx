import type { Outings } from "@creel/domain/insights/outings";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";

import { useOnceSettled } from "../../ui/hooks/once-settled.ts";
import { Section } from "../../ui/layout/section.tsx";
import { useUnits } from "../../units/use-units.ts";
import { logReportQuery } from "../api.ts";
import { nameBins, namesOfPlaces } from "../texts/name-bins.ts";
import { listFindings } from "../texts/verdict-texts.ts";
import { NextBestDay } from "./next-best-day.tsx";

import * as styles from "./today-lead.module.css";

interface InLogProps {
  log: Outings;
  /** When the log arrived, in milliseconds since 1970. */
  at: number;
  /** Returns the display name of a lure. */
  lureName: (lure: string) => string;
}

/** Leads the dashboard if no day can be compared. Renders nothing before there is a finding. */
export function NewestFinding(props: InLogProps) {
  const [finding] = useFindings(props);
  if (!finding) return null;
  return (
    <Section title={t`What worked`}>
      <p className={styles.say}>{finding.claim}</p>
      <p className={styles.note}>{finding.look}</p>
    </Section>
  );
}

interface AlsoInLogProps extends InLogProps {
  /** Whether the newest finding leads the page. */
  hasFinding: boolean;
}

/** Shows one more finding, and the next day like the best ones. */
export function AlsoInLog({ hasFinding, ...log }: AlsoInLogProps) {
  const id = useId();
  const finding = useFindings(log)[hasFinding ? 1 : 0];
  return (
    <section className={styles.also} aria-labelledby={id}>
      <h2 id={id}>{t`Also in your log`}</h2>
      {finding && (
        <p>
          <Trans>
            <b>{finding.claim}</b> {finding.look}
          </Trans>
        </p>
      )}
      <NextBestDay />
      <Link to="/catches/insights">{t`Open Stats`}</Link>
    </section>
  );
}

/** Returns the findings, newest first, once the page has time to calculate them. */
function useFindings({ log, at, lureName }: InLogProps) {
  const units = useUnits();
  const isSettled = useOnceSettled();
  const { data: report } = useQuery({ ...logReportQuery(log, at, true), enabled: isSettled });
  if (!report) return [];
  const naming = { units, lureName, places: namesOfPlaces(log) };
  const factors = report.factors.map((factor) => nameBins(factor, naming));
  return listFindings(factors, report.look?.outings ?? 0);
}
