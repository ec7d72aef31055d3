import {
  LUNAR_PHASES,
  PRESSURE_TRENDS,
  WEATHER_CONDITIONS,
  WIND_DIRECTIONS,
} from "@creel/domain/conditions/conditions";
import { memo } from "react";
import { useController } from "react-hook-form";

import { DatePicker, TimeField } from "../../ui/fields/date-picker.tsx";
import { EARLIEST_DAY, latestDay } from "../catch-problems.ts";
import { type CatchControl, ChoiceControl, MeasureControl } from "./form-controls.tsx";

interface SectionProps {
  control: CatchControl;
}

interface WhenProps extends SectionProps {
  isTimeOptional: boolean;
}

/** Like the other fields, they know themselves when they change, and are not drawn anew because another one did. */
export const WhenFields = memo(function WhenFields({ control, isTimeOptional }: WhenProps) {
  const date = useController({ control, name: "dateOfCatch" });
  const time = useController({ control, name: "timeOfCatch" });
  const { field: incomplete } = useController({ control, name: "isTimeIncomplete" });
  return (
    <div className="field-group">
      <DatePicker
        label="Date of Catch"
        note="required"
        value={date.field.value}
        onChange={date.field.onChange}
        min={EARLIEST_DAY}
        max={latestDay()}
        error={date.fieldState.error?.message}
      />
      <TimeField
        label="Time of Catch"
        note={isTimeOptional ? undefined : "required"}
        value={time.field.value}
        onChange={time.field.onChange}
        onIncompleteChange={(isIncomplete) => {
          if (isIncomplete === incomplete.value) return;
          incomplete.onChange(isIncomplete);
          // What is wrong with it is found out anew.
          time.field.onChange(time.field.value);
        }}
        error={time.fieldState.error?.message}
      />
    </div>
  );
});

export const ConditionFields = memo(function ConditionFields({ control }: SectionProps) {
  return (
    <div className="condition-fields">
      <div className="field-group">
        <MeasureControl control={control} name="depth" />
        <MeasureControl control={control} name="water_temperature" />
        <ChoiceControl
          control={control}
          name="weatherConditions"
          label="Weather"
          options={WEATHER_CONDITIONS}
        />
        <MeasureControl control={control} name="air_temperature" />
        <MeasureControl control={control} name="wind_speed" />
        <ChoiceControl
          control={control}
          name="windDirection"
          label="Wind Direction"
          options={WIND_DIRECTIONS}
        />
        <MeasureControl control={control} name="barometric_pressure" />
        <ChoiceControl
          control={control}
          name="pressureTrend"
          label="Pressure Trend"
          options={PRESSURE_TRENDS}
        />
      </div>
      <ChoiceControl control={control} name="lunarPhase" label="Lunar Phase" options={LUNAR_PHASES} />
    </div>
  );
});
