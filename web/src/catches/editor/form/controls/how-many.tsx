import { MAX_CATCH_COPIES } from "@creel/domain/catches/max-catch-copies";
import { DETAILS } from "@creel/domain/details/details";
import { t } from "@lingui/core/macro";
import { useController, useWatch } from "react-hook-form";

import { NumberField } from "../../../../ui/fields/number-field.tsx";
import { detailLabel } from "../../../labels/detail-labels.ts";
import type { CatchControl } from "./form-controls.tsx";

import * as utilities from "../../../../ui/styles/utilities.module.css";
import * as styles from "./how-many.module.css";

interface HowManyProps {
  control: CatchControl;
}

/** How many fish a catch is of. Fish with lengths of their own are catches of their own. */
export function HowMany({ control }: HowManyProps) {
  const howMany = useWatch({ control, name: "howMany" });
  return howMany === undefined ? <FishOfCatch control={control} /> : <ManyCatches control={control} />;
}

const { min: FEWEST, max: MOST } = DETAILS.quantity;

function FishOfCatch({ control }: HowManyProps) {
  const { field } = useController({ control, name: "quantity" });
  return (
    <CountField
      count={field.value}
      most={MOST}
      onChange={field.onChange}
      hint={field.value > 1 ? t`Weight and length are those of the best fish.` : t`One catch, one fish.`}
    />
  );
}

/** Each fish is saved as a catch of its own. */
function ManyCatches({ control }: HowManyProps) {
  const { field } = useController({ control, name: "howMany" });
  const { field: lengths } = useController({ control, name: "alikeLengths" });
  const change = (count: number) => {
    field.onChange(count > 1 ? count : undefined);
    if (count === 1) lengths.onChange(undefined);
  };
  return (
    <CountField
      count={field.value ?? 1}
      most={MAX_CATCH_COPIES}
      onChange={change}
      hint={
        lengths.value === undefined
          ? t`Weight, length, notes, photos and numbers in custom fields go on the first catch only.`
          : t`Each has its own length. Weight, notes, photos and numbers in custom fields go on the first catch only.`
      }
    />
  );
}

interface CountFieldProps {
  count: number;
  most: number;
  onChange: (count: number) => void;
  hint: string;
}

/** A stepper beside one sentence. An empty field is one fish. */
function CountField({ count, most, onChange, hint }: CountFieldProps) {
  return (
    <div className={styles.root}>
      <div className={styles.count}>
        <NumberField
          label={detailLabel("quantity")}
          unit=""
          value={count}
          onChange={(typed) => onChange(Math.min(most, Math.max(FEWEST, Math.round(typed ?? FEWEST))))}
          step={1}
          min={FEWEST}
          max={most}
          decimals={0}
          hasSteppers
        />
      </div>
      <p className={utilities.hint}>{hint}</p>
    </div>
  );
}
