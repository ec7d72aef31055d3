import { type CatchSummary, NO_FAVORITE_SPECIES } from "@creel/domain/catches/summary";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { speciesName } from "../species/species-names.ts";
import { Skeleton } from "../ui/feedback/states.tsx";
import { Figure } from "../ui/layout/figure.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { MeasureFigure } from "../units/measure-figure.tsx";

import * as styles from "./stat-band.module.css";

interface StatBandProps {
  /** `undefined` while it is loading. */
  summary: CatchSummary | undefined;
}

export function StatBand({ summary }: StatBandProps) {
  return (
    <div className={styles.root}>
      <dl className={styles.band} aria-busy={!summary}>
        <Stat name={t`Total Catches`}>{summary && <Count value={summary.totalCatches} />}</Stat>
        <Stat name={t`This Month`}>{summary && <Count value={summary.thisMonth} />}</Stat>
        <Stat name={t`Top Species`}>{summary && <Word text={summary.favoriteSpecies} />}</Stat>
        <Stat name={t`Biggest Catch`}>
          {summary && <MeasureFigure measure="weight" value={summary.biggestCatch} size="large" isNamed />}
        </Stat>
      </dl>
    </div>
  );
}

function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? <Skeleton width="4ch" height={36} />}</dd>
    </div>
  );
}

function Count({ value }: { value: number }) {
  return <Figure amounts={[{ figure: new Intl.NumberFormat().format(value), unit: "" }]} size="large" />;
}

function Word({ text }: { text: string }) {
  const isNone = text === NO_FAVORITE_SPECIES;
  const shown = isNone ? t`N/A` : speciesName(text);
  return (
    <span className={classNames(styles.word, isNone && styles.none)} title={shown}>
      {shown}
    </span>
  );
}
