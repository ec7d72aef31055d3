import { plural, t } from "@lingui/core/macro";

import { formatDecimals } from "../../i18n/numbers.ts";
import { Figure, NoFigure } from "../../ui/layout/figure.tsx";

import * as styles from "./gear-row.module.css";

export function FishCount({ fish }: { fish: number }) {
  if (fish === 0) {
    return (
      <span className={styles.fish}>
        <NoFigure heard={t`no fish yet`} />
      </span>
    );
  }
  const figure = formatDecimals(fish, { min: 0, max: 0, isGrouped: true });
  return (
    <Figure
      className={styles.fish}
      amounts={[{ figure, unit: t`${plural(fish, { one: "fish", other: "fish" })}` }]}
    />
  );
}
