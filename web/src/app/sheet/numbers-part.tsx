import { CalendarDate, Time } from "@internationalized/date";
import { useState } from "react";

import { DatePicker } from "../../ui/fields/date-picker.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { TimeField } from "../../ui/fields/time-field.tsx";
import { Part } from "./part.tsx";

export function NumbersPart() {
  const [weight, setWeight] = useState<number | null>(6.2);
  const [temperature, setTemperature] = useState<number | null>(104);
  const [date, setDate] = useState<CalendarDate | null>(new CalendarDate(2026, 11, 20));
  const [time, setTime] = useState<Time | null>(new Time(6, 42));
  const isTooWarm = temperature !== null && temperature > 100;
  return (
    <Part title="Numbers, date and time">
      <NumberField
        label="Weight"
        unit="lb"
        value={weight}
        onChange={setWeight}
        step={0.1}
        decimals={2}
        min={0}
        max={5000}
        isBig
      />
      <NumberField
        label="Water Temp"
        unit="°F"
        value={temperature}
        onChange={setTemperature}
        step={1}
        decimals={1}
        min={32}
        max={100}
        error={isTooWarm ? "Water Temp must be between 32 and 100 °F" : undefined}
      />
      <DatePicker
        label="Date of Catch"
        value={date}
        onChange={setDate}
        min={new CalendarDate(1900, 1, 1)}
        max={new CalendarDate(2030, 1, 1)}
      />
      <TimeField label="Time of Catch" value={time} onChange={setTime} hint="Your time, Central" />
    </Part>
  );
}
