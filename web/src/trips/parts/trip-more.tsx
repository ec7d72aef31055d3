import { TRIP_LIMITS } from "@creel/domain/trips/new-trip";
import { shownValue, storedValue } from "@creel/domain/units/unit-values";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { boundsOf, describeBounds } from "../../catches/labels/measure-bounds.ts";
import { CustomValuesFold } from "../../custom-fields/custom-values-fold.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { TextAreaField } from "../../ui/fields/text-field.tsx";
import { useUnits } from "../../units/use-units.ts";
import { EffortFolds } from "./effort-folds.tsx";
import { isNoWater, type TripForm } from "./trip-form.ts";

import * as styles from "./trip-more.module.css";

interface TripMoreProps {
  form: TripForm;
  onChange: (changes: Partial<TripForm>) => void;
}

/** Further fields of a trip: effort, custom fields, water temperature, whether all fish are logged, and notes. */
export function TripMore({ form, onChange }: TripMoreProps) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <div className={styles.root}>
      <div className={styles.folds}>
        <EffortFolds effort={form.effort} onChange={(effort) => onChange({ effort })} />
        <CustomValuesFold
          subject="trip"
          values={form.custom}
          onChange={(custom) => onChange({ custom })}
          isExpanded={isExpanded}
          onExpandedChange={setExpanded}
        />
      </div>
      <WaterTemperature
        value={form.waterTemperature}
        onChange={(waterTemperature) => onChange({ waterTemperature })}
      />
      <Checkbox isSelected={form.allLogged} onChange={(allLogged) => onChange({ allLogged })}>
        {t`I logged every fish from this trip`}
      </Checkbox>
      <TextAreaField
        label={t`Notes`}
        placeholder={t`What you saw, what you’d try next`}
        maxLength={TRIP_LIMITS.notes}
        value={form.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </div>
  );
}

interface WaterTemperatureProps {
  /** In °F. */
  value: number | null;
  onChange: (value: number | null) => void;
}

function WaterTemperature({ value, onChange }: WaterTemperatureProps) {
  const units = useUnits();
  const unit = units.unitOf("water_temperature");
  return (
    <NumberField
      {...boundsOf("water_temperature", units)}
      label={t`Water temperature`}
      hint={t`Used for every hour without its own reading.`}
      decimals={unit.typedDecimals}
      value={value === null ? null : shownValue(unit, value)}
      onChange={(typed) => onChange(storedValue(unit, typed, value))}
      error={isNoWater(value) ? describeBounds("water_temperature", units) : undefined}
    />
  );
}
