import type { WaterStats } from "@creel/domain/waters/water";
import { plural, t } from "@lingui/core/macro";

import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { formatCount } from "../data/format.ts";
import { Section } from "../parts/section.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./depths.module.css";

export function Depths({ byDepth }: Pick<WaterStats, "byDepth">) {
  const units = useUnits();
  const total = byDepth.reduce((sum, { fish }) => sum + fish, 0);
  const most = Math.max(1, ...byDepth.map(({ fish }) => fish));
  if (total === 0) return null;
  const note = t`${plural(total, { one: "# fish with a depth", other: "# fish with a depth" })}`;
  return (
    <Section title={t`Depths`} note={note}>
      <ul className={styles.root}>
        {byDepth.map((band) => (
          <li key={band.from}>
            <span>{describeBand(band, units)}</span>
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

/** As in "6 ft to 12 ft". */
function describeBand({ from, to }: WaterStats["byDepth"][number], units: Units): string {
  const [top, bottom] = [units.format("depth", from), units.format("depth", to)];
  return t`${top} to ${bottom}`;
}
