import type { WaterStats } from "@creel/domain/waters/water-stats";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { joinList } from "../../i18n/join-list.ts";
import { speciesName } from "../../species/species-names.ts";
import { Figure } from "../../ui/layout/figure.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { formatCount } from "../data/format.ts";

import * as styles from "./rows.module.css";

const SHOWN = 6;
const SHOWN_SPECIES = 3;

interface LuresProps extends Pick<WaterStats, "byLure"> {
  /** What a person reads of a lure. */
  lureName: (lure: string) => string;
}

export function Lures({ byLure, lureName }: LuresProps): ReactNode {
  if (byLure.length === 0) return null;
  const most = Math.max(1, ...byLure.map(({ fish }) => fish));
  return (
    <Section title={t`Lures`} note={t`fish each`}>
      <ul className={styles.root}>
        {byLure.slice(0, SHOWN).map(({ lure, fish, species }) => (
          <li key={lure}>
            <b className={styles.name}>
              {lureName(lure)}
              <span>{joinList(species.slice(0, SHOWN_SPECIES).map(speciesName))}</span>
            </b>
            <span className={styles.track}>
              <span style={{ inlineSize: `${(100 * fish) / most}%` }} />
            </span>
            <Figure className={styles.figure} amounts={[{ figure: formatCount(fish), unit: "" }]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
