import type { Catch } from "@creel/domain/catches/catch";
import { recordFields } from "@creel/domain/import/rows/record-rows";
import { t } from "@lingui/core/macro";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { useCustomFields } from "../../custom-fields/use-custom-fields.ts";
import { describeDifferences } from "../../import/page/dry-run/describe-differences.ts";
import { DifferencesTable } from "../../import/page/dry-run/differences-table.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useUnits } from "../../units/use-units.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./compare.module.css";

interface CompareProps {
  one: Catch;
  other: Catch;
}

/** Lists the fields in which two catches differ, with a button to edit each catch. */
export function Compare({ one, other }: CompareProps) {
  const units = useUnits();
  const ownFields = useCustomFields();
  const { onEdit } = useCatchDialogs();
  const row = { subject: "catch", fields: recordFields("catch", other) } as const;
  const { named } = describeDifferences({ row, stored: one }, { units, ownFields });
  return (
    <>
      {named.length === 0 && <p className={utilities.muted}>{t`No differences.`}</p>}
      {named.length > 0 && <DifferencesTable differences={named} columns={[t`The first`, t`The other`]} />}
      <p className={styles.edit}>
        <Button look="quiet" onPress={() => onEdit(one)}>{t`Edit the first`}</Button>
        <Button look="quiet" onPress={() => onEdit(other)}>{t`Edit the other`}</Button>
      </p>
    </>
  );
}
