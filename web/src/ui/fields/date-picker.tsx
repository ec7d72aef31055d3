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
import { IconButton } from "../controls/button.tsx";
import { Popover } from "../overlays/popover.tsx";
import { Parts, useParts } from "./date-parts.tsx";
import { FieldParts, type FieldTexts } from "./field.tsx";

import * as styles from "./date-picker.module.css";
import * as fieldStyles from "./field.module.css";

interface DateProps extends FieldTexts {
  value: CalendarDate | null;
  /** Called with `null` while a part is missing. */
  onChange: (value: CalendarDate | null) => void;
  min: CalendarDate;
  max: CalendarDate;
}

/** A date field, typed by segment in the locale's order or chosen from a calendar. */
export function DatePicker({ value, onChange, min, max, ...texts }: DateProps) {
  const { lastWhole, handleChange, parts } = useParts({ value, onChange });
  return (
    <AriaDatePicker
      className={fieldStyles.root}
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
        <Group className={fieldStyles.box}>
          <Parts {...parts} />
          <Button className={fieldStyles.open}>
            <Icon of={CalendarIcon} isSmall />
          </Button>
        </Group>
      </FieldParts>
      <Popover>
        <Dialog>
          <Calendar className={styles.calendar}>
            <header className={styles.calendarHead}>
              <IconButton slot="previous">
                <Icon of={ArrowLeft} isSmall />
              </IconButton>
              <Heading />
              <IconButton slot="next">
                <Icon of={ArrowRight} isSmall />
              </IconButton>
            </header>
            <CalendarGrid className={styles.calendarGrid}>
              {(date) => <CalendarCell date={date} className={styles.calendarDay} />}
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
