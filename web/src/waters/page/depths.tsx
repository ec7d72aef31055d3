import { shownValue } from "@creel/domain/units/unit-values";
import { depthBands } from "@creel/domain/waters/depth-bands";
import type { WaterStats } from "@creel/domain/waters/water-stats";
import { plural, t } from "@lingui/core/macro";

import { Section } from "../../ui/layout/section.tsx";
import { useUnits } from "../../units/use-units.ts";
import { formatCount } from "../data/format.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./depths.module.css";

export function Depths({ byDepth }: Pick<WaterStats, "byDepth">) {
  const unit = useUnits().unitOf("depth");
  const bands = depthBands(byDepth.map(({ depth, fish }) => ({ depth: shownValue(unit, depth), fish })));
  const total = bands.reduce((sum, { fish }) => sum + fish, 0);
  const most = Math.max(1, ...bands.map(({ fish }) => fish));
  if (total === 0) return null;
  const note = t`${plural(total, { one: "# fish with a depth", other: "# fish with a depth" })}`;
  return (
    <Section title={t`Depths`} note={note}>
      <ul className={styles.root}>
        {bands.map((band) => (
          <li key={band.from}>
            <span>{describeBand(band, unit.name)}</span>
            <span className={styles.bar} style={{ inlineSize: `${(100 * band.fish) / most}%` }} />
            <b>
              {formatCount(band.fish)} <span className={utilities.visuallyHidden}>{t`fish`}</span>
            </b>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** As in "6 to 12 ft". */
function describeBand({ from, to }: ReturnType<typeof depthBands>[number], unit: string): string {
  return to === null ? t`over ${from} ${unit}` : t`${from} to ${to} ${unit}`;
}
