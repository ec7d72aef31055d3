import type { DetailName } from "@creel/domain/details/details";
import { t } from "@lingui/core/macro";
import { memo } from "react";
import { useController } from "react-hook-form";

import { DatePicker } from "../../../ui/fields/date-picker.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { TimeField } from "../../../ui/fields/time-field.tsx";
import { cityOfTime, EARLIEST_DAY, latestDay } from "../values/catch-values.ts";
import { detailsIn } from "../values/detail-sections.ts";
import { type CatchControl, DetailControl } from "./controls/form-controls.tsx";

import * as styles from "./when-and-conditions.module.css";

interface SectionProps {
  control: CatchControl;
}

interface WhenProps extends SectionProps {
  /** The time zone of the date and the time. */
  timeZone: string;
  isTimeOptional: boolean;
}

/** Memoized, so that a change to another field does not rerender it. */
export const WhenFields = memo(function WhenFields({ control, isTimeOptional, timeZone }: WhenProps) {
  const date = useController({ control, name: "dateOfCatch" });
  const time = useController({ control, name: "timeOfCatch" });
  const { field: incomplete } = useController({ control, name: "isTimeIncomplete" });
  const city = cityOfTime({ dateOfCatch: date.field.value, timeOfCatch: time.field.value }, timeZone);
  return (
    <FieldGroup>
      <DatePicker
        label={t`Date of Catch`}
        note={t`required`}
        value={date.field.value}
        onChange={date.field.onChange}
        min={EARLIEST_DAY}
        max={latestDay()}
        error={date.fieldState.error?.message}
      />
      <TimeField
        label={t`Time of Catch`}
        hint={city === null ? undefined : t`Time in ${city}`}
        note={isTimeOptional ? undefined : t`required`}
        value={time.field.value}
        onChange={time.field.onChange}
        onIncompleteChange={(isIncomplete) => {
          if (isIncomplete === incomplete.value) return;
          incomplete.onChange(isIncomplete);
          // Setting the same value validates it again.
          time.field.onChange(time.field.value);
        }}
        error={time.fieldState.error?.message}
      />
    </FieldGroup>
  );
});

/** The long names of the phases need a row of their own. */
const WIDE: DetailName = "lunar_phase";
const IN_PAIRS = detailsIn("conditions").filter((name) => name !== WIDE);

export const ConditionFields = memo(function ConditionFields({ control }: SectionProps) {
  return (
    <div className={styles.conditions} data-conditions>
      <FieldGroup>
        {IN_PAIRS.map((name) => (
          <DetailControl key={name} control={control} name={name} />
        ))}
      </FieldGroup>
      <DetailControl control={control} name={WIDE} />
    </div>
  );
});

export const NoteFields = memo(function NoteFields({ control }: SectionProps) {
  return detailsIn("notes").map((name) => <DetailControl key={name} control={control} name={name} />);
});
