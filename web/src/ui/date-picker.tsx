import "./date-picker.css";
import "./popover.css";
import { type CalendarDate, type Time } from "@internationalized/date";
import { ArrowLeft, ArrowRight, Calendar as CalendarIcon } from "lucide-react";
import { useMemo, useState } from "react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
  TimeField as AriaTimeField,
} from "react-aria-components";

import { FieldParts, type FieldTexts } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface DateProps extends FieldTexts {
  value: CalendarDate | null;
  onChange: (value: CalendarDate | null) => void;
  min: CalendarDate;
  max: CalendarDate;
}

/** A day, typed segment by segment in the locale's order or chosen from a month. */
export function DatePicker({ value, onChange, min, max, ...texts }: DateProps) {
  const [held, showHeld] = useHeld(value);
  return (
    <AriaDatePicker
      className="field"
      granularity="day"
      shouldForceLeadingZeros
      value={held}
      onChange={onChange}
      onBlur={showHeld}
      minValue={min}
      maxValue={max}
      isInvalid={Boolean(texts.error)}
      validationBehavior="aria"
    >
      <FieldParts {...texts}>
        <Group className="field-box">
          <Segments />
          <Button className="field-open">
            <Icon of={CalendarIcon} isSmall />
          </Button>
        </Group>
      </FieldParts>
      <Popover className="popover">
        <Dialog>
          <Calendar className="calendar">
            <header className="calendar-head">
              <Button slot="previous" className="icon-button">
                <Icon of={ArrowLeft} isSmall />
              </Button>
              <Heading />
              <Button slot="next" className="icon-button">
                <Icon of={ArrowRight} isSmall />
              </Button>
            </header>
            <CalendarGrid className="calendar-grid">
              {(date) => <CalendarCell date={date} className="calendar-day" />}
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}

interface TimeProps extends FieldTexts {
  value: Time | null;
  onChange: (value: Time | null) => void;
}

/** A time of day by the minute, with or without am and pm as the locale has it. */
export function TimeField({ value, onChange, ...texts }: TimeProps) {
  const [held, showHeld] = useHeld(value);
  return (
    <AriaTimeField
      className="field"
      shouldForceLeadingZeros
      value={held}
      onChange={(time) => onChange(time)}
      onBlur={showHeld}
      isInvalid={Boolean(texts.error)}
      validationBehavior="aria"
    >
      <FieldParts {...texts}>
        <div className="field-box">
          <Segments />
        </div>
      </FieldParts>
    </AriaTimeField>
  );
}

function Segments() {
  return (
    <DateInput className="segments">
      {(segment) => <DateSegment segment={segment} className="segment" />}
    </DateInput>
  );
}

/**
 * React Aria keeps the value of a field of which one segment was emptied, and shows the gap. With a copy it
 * shows again what it holds: what is seen when a field is left is what will be saved.
 */
function useHeld<Value extends { copy: () => Value }>(value: Value | null): [Value | null, () => void] {
  const [timesLeft, setTimesLeft] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps
  const held = useMemo(() => value?.copy() ?? null, [value, timesLeft]);
  return [held, () => setTimesLeft((times) => times + 1)];
}
