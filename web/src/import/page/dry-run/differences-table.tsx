import { t } from "@lingui/core/macro";

import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import type { Difference } from "./describe-differences.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./differences-table.module.css";

interface DifferencesTableProps {
  differences: readonly Difference[];
  /** The headings of the two value columns, which say whose values they are. */
  columns: readonly [string, string];
}

/** Shows how two records of the same thing differ, field by field. */
export function DifferencesTable({ differences, columns }: DifferencesTableProps) {
  return (
    <ScrollBox label={t`Differences`}>
      <table className={styles.root}>
        <caption className={utilities.visuallyHidden}>{t`Differences`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={utilities.visuallyHidden}>{t`Detail`}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ name, mine, theirs }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
