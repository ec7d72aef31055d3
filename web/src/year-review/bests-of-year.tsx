import type { BestFish, YearReview } from "@creel/domain/year-review/year-review";
import { t } from "@lingui/core/macro";

import { formatDayAs } from "../dates/format-day.ts";
import { SpeciesMark } from "../species/species-mark.tsx";
import { speciesName } from "../species/species-names.ts";
import { Badge } from "../ui/feedback/states.tsx";
import { Section } from "../ui/layout/section.tsx";
import { MeasureFigure } from "../units/measure-figure.tsx";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./year-review.module.css";

/** The heaviest and the longest fish; nothing where none was measured. */
export function BestsOfYear({ review: { heaviest, longest } }: { review: YearReview }) {
  return (
    <Section level={3} title={t`Best fish`}>
      {heaviest || longest ? (
        <ul className={styles.bests}>
          <Best name={t`Heaviest`} measure="weight" fish={heaviest} />
          <Best name={t`Longest`} measure="length" fish={longest} />
        </ul>
      ) : (
        <p className={utilities.muted}>{t`No fish of this year was weighed or measured.`}</p>
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
