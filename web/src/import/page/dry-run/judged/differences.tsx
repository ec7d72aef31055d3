import type { ImportRow } from "@creel/domain/import/import-row";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { useUnits } from "../../../../units/use-units.ts";
import { useImportLog } from "../../log/import-log.ts";
import { describeDifferences, type NamedField } from "./describe-differences.ts";
import { DifferencesTable } from "./differences-table.tsx";
import { loggedRecordQuery } from "./logged-record.query.ts";

import * as utilities from "../../../../ui/styles/utilities.module.css";

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
      {named.length > 0 && <DifferencesTable differences={named} columns={[t`Yours`, t`The file’s`]} />}
      {others > 0 && <p className={utilities.hint}>{more}</p>}
    </>
  );
}
