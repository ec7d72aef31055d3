import { CalendarDate, getLocalTimeZone, parseDate, today } from "@internationalized/date";
import { t } from "@lingui/core/macro";

import { Button } from "../controls/button.tsx";
import { DatePicker } from "../fields/date-picker.tsx";
import { type Dates, withoutTime } from "./date-ranges.ts";
import { FilterPanel } from "./filter-panel.tsx";

import * as styles from "./date-panel.module.css";

export interface DatePanelProps {
  dates: Dates;
  earliestYear: number;
  /** The latest day, in days from today. */
  latestDays: number;
  /** Offered instead of the latest days. Sorted latest first. */
  years?: readonly string[];
  onChange: (changes: Partial<Dates>) => void;
  close: () => void;
}

export function DatePanel({ dates, earliestYear, latestDays, years, onChange, close }: DatePanelProps) {
  const [min, max] = [
    new CalendarDate(earliestYear, 1, 1),
    today(getLocalTimeZone()).add({ days: latestDays }),
  ];
  const { from, to } = dates;
  return (
    <FilterPanel>
      <div className={styles.spans}>
        {(years ? years.map(spanOfYear) : latestSpans()).map(({ label, ...span }) => (
          <Button
            key={label}
            onPress={() => {
              onChange(span);
              close();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <DatePicker
        label={t({ message: "From", context: "dates" })}
        min={min}
        max={max}
        value={from === undefined ? null : parseDate(withoutTime(from))}
        onChange={(day) => onChange({ from: day?.toString() })}
      />
      <DatePicker
        label={t({ message: "To", context: "dates" })}
        min={min}
        max={max}
        value={to === undefined ? null : parseDate(withoutTime(to))}
        onChange={(day) => onChange({ to: day?.toString() })}
      />
    </FilterPanel>
  );
}

interface Span extends Dates {
  label: string;
}

function latestSpans(): Span[] {
  const now = today(getLocalTimeZone());
  return [
    { label: t`Last 7 days`, from: now.subtract({ days: 6 }).toString(), to: undefined },
    { label: t`Last 30 days`, from: now.subtract({ days: 29 }).toString(), to: undefined },
    { label: t`This year`, from: `${now.year}-01-01`, to: undefined },
    { ...spanOfYear(String(now.year - 1)), label: t`Last year` },
  ];
}

function spanOfYear(year: string): Span {
  return { label: year, from: `${year}-01-01`, to: `${year}-12-31` };
}
