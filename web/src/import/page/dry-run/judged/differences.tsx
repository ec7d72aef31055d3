import type { ImportRow } from "@creel/domain/import/import-row";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { useUnits } from "../../../../units/use-units.ts";
import { useImportLog } from "../../log/import-log.ts";
import { describeDifferences, type NamedField } from "./describe-differences.ts";
import { loggedRecordQuery } from "./logged-record.query.ts";

import * as utilities from "../../../../ui/styles/utilities.module.css";
import * as styles from "./judged.module.css";

interface DifferencesProps {
  row: ImportRow;
  ownFields: readonly NamedField[];
}

/** What the log and the file say differently of one thing, field by field. Nothing where the log cannot be asked. */
export function Differences({ row, ownFields }: DifferencesProps) {
  const log = useImportLog();
  const units = useUnits();
  const { data: stored } = useQuery(loggedRecordQuery(row));
  if (!stored) return null;
  const { named, others } = describeDifferences({ row, stored }, { log, units, ownFields });
  const more = t`${plural(others, { one: "# other detail differs.", other: "# other details differ." })}`;
  return (
    <>
      {named.length > 0 && (
        <table className={styles.differences}>
          <caption className={utilities.visuallyHidden}>{t`What differs`}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className={utilities.visuallyHidden}>{t`Detail`}</span>
              </th>
              <th scope="col">{t`Yours`}</th>
              <th scope="col">{t`The file’s`}</th>
            </tr>
          </thead>
          <tbody>
            {named.map(({ name, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others > 0 && <p className={utilities.hint}>{more}</p>}
    </>
  );
}
