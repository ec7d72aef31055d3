import { MAX_CATCH_COPIES } from "@creel/domain/catches/max-catch-copies";
import { t } from "@lingui/core/macro";
import { useController, useWatch } from "react-hook-form";

import { NumberField } from "../../../../ui/fields/number-field.tsx";
import type { CatchControl } from "./form-controls.tsx";

import * as utilities from "../../../../ui/styles/utilities.module.css";
import * as styles from "./how-many.module.css";

/** How many fish like this one a new catch stands for: each is saved as one of its own. */
export function HowMany({ control }: { control: CatchControl }) {
  const { field } = useController({ control, name: "howMany" });
  const hasLengths = useWatch({ control, name: "alikeLengths" }) !== undefined;
  const count = field.value ?? 1;
  return (
    <div className={styles.root}>
      <NumberField
        label={t`How many`}
        unit=""
        value={count}
        onChange={(typed) => field.onChange(typed === null || typed <= 1 ? undefined : within(typed))}
        step={1}
        min={1}
        max={MAX_CATCH_COPIES}
        decimals={0}
        isBig
      />
      {count > 1 && (
        <p className={utilities.hint}>
          {hasLengths
            ? t`Each has its own length. Weight, notes, photos and numbers in custom fields go on the first catch only.`
            : t`Weight, length, notes, photos and numbers in custom fields go on the first catch only.`}
        </p>
      )}
    </div>
  );
}

function within(count: number): number {
  return Math.min(MAX_CATCH_COPIES, Math.round(count));
}
