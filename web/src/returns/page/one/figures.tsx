import { rowsBy } from "@creel/domain/returns/block";
import { t } from "@lingui/core/macro";

import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts";
import { FiguresList } from "./figures-list.tsx";
import { FiguresTable } from "./figures-table.tsx";
import type { FiguresProps } from "./incomplete-mark.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./figures.module.css";

/** The figures as a table, on a phone as a list of rows. */
export function Figures(props: FiguresProps) {
  const isPhone = useIsPhone();
  const { rows, columns } = props.figures;
  const hasDays = columns.some(({ kind }) => kind === "rod_days");
  return (
    <section className={styles.root} aria-label={t`Figures`}>
      {rows.length === 0 ? (
        <p className={utilities.muted}>{t`No trip and no fish in these days.`}</p>
      ) : isPhone ? (
        <FiguresList {...props} />
      ) : (
        <FiguresTable {...props} />
      )}
      <p className={utilities.hint}>
        {hasDays && `${t`A rod-day is a day with at least one trip or fish here.`} `}
        {rowsBy(props.entry.blocks) === "trip"
          ? t`A trip counts for the day on the river, not on your phone.`
          : t`A fish at 11:50 PM counts for the day on the river, not on your phone.`}
      </p>
    </section>
  );
}
