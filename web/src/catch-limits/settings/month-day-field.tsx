import { t } from "@lingui/core/macro";

import { formatDayAs } from "../../dates/format-day.ts";
import { Select } from "../../ui/fields/select.tsx";

import * as styles from "./month-day-field.module.css";

interface MonthDayFieldProps {
  label: string;
  /** MM-DD; `null` for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** True for the end of a time: a month alone then stands for its last day, not for its first. */
  isEnd?: boolean;
  error?: string | undefined;
}

/** February has 29 days here, because the day is one of every year. */
const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MONTHS = DAYS_OF_MONTH.map((_days, index) => twoDigits(index + 1));

/** A day of every year, as a month and a day. */
export function MonthDayField({ label, value, onChange, isEnd = false, error }: MonthDayFieldProps) {
  const [month = null, day = null] = value?.split("-") ?? [];
  const changeMonth = (chosen: string | null) => {
    if (chosen === null) return onChange(null);
    const last = lastDayOf(chosen);
    const kept = day === null ? undefined : Math.min(Number(day), last);
    onChange(`${chosen}-${twoDigits(kept ?? (isEnd ? last : 1))}`);
  };
  return (
    <div role="group" aria-label={label} className={styles.root}>
      <Select
        label={label}
        placeholder={t`Never`}
        options={MONTHS}
        nameOf={nameOfMonth}
        value={month}
        onChange={changeMonth}
        error={error}
      />
      {month !== null && (
        <Select
          label={t`Day`}
          isRequired
          options={Array.from({ length: lastDayOf(month) }, (_none, index) => twoDigits(index + 1))}
          nameOf={(each) => String(Number(each))}
          value={day}
          onChange={(chosen) => onChange(`${month}-${chosen ?? "01"}`)}
        />
      )}
    </div>
  );
}

function lastDayOf(month: string): number {
  return DAYS_OF_MONTH[Number(month) - 1] ?? 1;
}

function nameOfMonth(month: string): string {
  return formatDayAs(`2024-${month}-01`, { month: "short" });
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
