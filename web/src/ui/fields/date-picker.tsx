import "./date-picker.css";
import type { CalendarDate } from "@internationalized/date";
import { ArrowLeft, ArrowRight, Calendar as CalendarIcon } from "lucide-react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DatePicker as AriaDatePicker,
  Dialog,
  Group,
  Heading,
} from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { Popover } from "../overlays/popover.tsx";
import { Parts, useParts } from "./date-parts.tsx";
import { FieldParts, type FieldTexts } from "./field.tsx";

interface DateProps extends FieldTexts {
  value: CalendarDate | null;
  /** `null` as long as a part of it is missing. */
  onChange: (value: CalendarDate | null) => void;
  min: CalendarDate;
  max: CalendarDate;
}

/** A day, typed segment by segment in the locale's order or chosen from a month. */
export function DatePicker({ value, onChange, min, max, ...texts }: DateProps) {
  const { lastWhole, handleChange, parts } = useParts({ value, onChange });
  return (
    <AriaDatePicker
      className="field"
      granularity="day"
      shouldForceLeadingZeros
      value={lastWhole}
      onChange={handleChange}
      minValue={min}
      maxValue={max}
      isInvalid={Boolean(texts.error)}
      validationBehavior="aria"
    >
      <FieldParts {...texts}>
        <Group className="field-box">
          <Parts {...parts} />
          <Button className="field-open">
            <Icon of={CalendarIcon} isSmall />
          </Button>
        </Group>
      </FieldParts>
      <Popover>
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
