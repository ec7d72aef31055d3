import {
  OUNCE_DECIMALS,
  type PoundsAndOuncesTyped,
  storedPounds,
  toPoundsAndOunces,
} from "@creel/domain/units/pounds-and-ounces";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ToggleButton } from "react-aria-components";
import { useController } from "react-hook-form";

import { NumberField } from "../../../../ui/fields/number-field.tsx";
import { useUnits } from "../../../../units/use-units.ts";
import { setWantsOunces } from "../../../../units/weight-entry.ts";
import { boundsOf, describeBounds } from "../../../labels/measure-bounds.ts";
import { type CatchControl, MeasureControl, useOfOne } from "./form-controls.tsx";

import * as utilities from "../../../../ui/styles/utilities.module.css";
import * as styles from "./weight-control.module.css";

interface WeightProps {
  control: CatchControl;
}

/** Pounds can also be typed as pounds and ounces. */
export function WeightControl({ control }: WeightProps) {
  const { system, hasOunces } = useUnits();
  return (
    <div className={styles.root} data-ounces={hasOunces || undefined}>
      {system === "imperial" && (
        <ToggleButton className={styles.ounces} isSelected={hasOunces} onChange={setWantsOunces}>
          <Trans>
            lb + oz
            <span className={utilities.visuallyHidden}>: weight in pounds and ounces</span>
          </Trans>
        </ToggleButton>
      )}
      {hasOunces ? (
        <PoundsAndOuncesFields control={control} />
      ) : (
        <MeasureControl control={control} name="weight" isBig />
      )}
    </div>
  );
}

const EMPTY: PoundsAndOuncesTyped = { pounds: null, ounces: null };
/** 16 ounces and more become pounds once the field is left. */
const OUNCES = { unit: "oz", min: 0, max: 15.99, step: 0.5 };

function PoundsAndOuncesFields({ control }: WeightProps) {
  const { field, fieldState } = useController({ control, name: "weight" });
  const units = useUnits();
  const shown = field.value === null ? EMPTY : toPoundsAndOunces(field.value);

  function handleChange(changed: Partial<PoundsAndOuncesTyped>): void {
    field.onChange(storedPounds({ ...shown, ...changed }, field.value));
    field.onBlur();
  }

  return (
    <div className={styles.fields}>
      <NumberField
        {...boundsOf("weight", units)}
        note={useOfOne(control, "weight")}
        step={1}
        decimals={units.unitOf("weight").typedDecimals}
        isBig
        hasSteppers={false}
        value={shown.pounds}
        onChange={(pounds) => handleChange({ pounds })}
        error={fieldState.error && describeBounds("weight", units)}
      />
      <NumberField
        {...OUNCES}
        label={t`Ounces`}
        decimals={OUNCE_DECIMALS}
        isBig
        hasSteppers={false}
        value={shown.ounces}
        onChange={(ounces) => handleChange({ ounces })}
      />
    </div>
  );
}
