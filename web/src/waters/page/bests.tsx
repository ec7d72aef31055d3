import type { WaterStats } from "@creel/domain/waters/water-stats";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { formatShortDay } from "../data/format.ts";

import * as styles from "./rows.module.css";

const SHOWN = 4;

export function Bests({ bests }: Pick<WaterStats, "bests">) {
  const [hasAll, setHasAll] = useState(false);
  if (bests.length === 0) return null;
  const count = bests.length;
  const more = count > SHOWN && !hasAll && (
    <Button look="quiet" onPress={() => setHasAll(true)}>{t`All ${count}`}</Button>
  );
  return (
    <Section title={t`Bests`} note={more}>
      <ul className={styles.root}>
        {bests.slice(0, hasAll ? count : SHOWN).map(({ species, weight, length, day }) => (
          <li key={species}>
            <SpeciesMark species={species} />
            <b className={styles.name}>
              {speciesName(species)}
              <span>{formatShortDay(day)}</span>
            </b>
            <MeasureFigure className={styles.figure} measure="weight" value={weight} />
            <MeasureFigure className={styles.figure} measure="length" value={length} isLight />
          </li>
        ))}
      </ul>
    </Section>
  );
}
