import { type CatchSummary, NO_FAVORITE_SPECIES } from "@creel/domain/catches/summary";
import { t } from "@lingui/core/macro";

import { speciesName } from "../species/species-names.ts";
import type { Amount } from "../ui/layout/figure.tsx";
import { BandNumber, NumberBand } from "../ui/layout/number-band.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { MeasureFigure } from "../units/measure-figure.tsx";

import * as styles from "./stat-band.module.css";

interface StatBandProps {
  /** `undefined` while it is loading. */
  summary: CatchSummary | undefined;
}

export function StatBand({ summary }: StatBandProps) {
  return (
    <NumberBand isBusy={!summary}>
      <BandNumber name={t`Total Catches`} amount={summary && count(summary.totalCatches)} />
      <BandNumber name={t`This Month`} amount={summary && count(summary.thisMonth)} />
      <BandNumber name={t`Top Species`}>{summary && <Word text={summary.favoriteSpecies} />}</BandNumber>
      <BandNumber name={t`Biggest Catch`}>
        {summary && <MeasureFigure measure="weight" value={summary.biggestCatch} size="large" isNamed />}
      </BandNumber>
    </NumberBand>
  );
}

function count(value: number): Amount {
  return { figure: new Intl.NumberFormat().format(value), unit: "" };
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
