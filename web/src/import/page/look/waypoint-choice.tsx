import type { RowChoices } from "@creel/domain/import/rows/import-rows";
import { t } from "@lingui/core/macro";

import { RadioList } from "../../../ui/fields/radio-list.tsx";

import * as styles from "./look.module.css";

type Use = NonNullable<RowChoices["waypoints"]>;

/** A map's points can be either. */
export function WaypointChoice({ value, onChange }: { value: Use; onChange: (use: Use) => void }) {
  return (
    <div className={styles.choice}>
      <RadioList<Use>
        label={t`What is each point?`}
        choices={[
          { id: "spots", label: t`A spot`, hint: t`on its water, without a catch.` },
          { id: "catches", label: t`A catch`, hint: t`with what stands beside it.` },
        ]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
