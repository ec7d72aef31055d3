import { EARLIEST_CATCH_YEAR, LATEST_CATCH_DAYS } from "@creel/domain/catches/catch";
import { CalendarDate, getLocalTimeZone, today } from "@internationalized/date";
import { t } from "@lingui/core/macro";

import { Button } from "../../../ui/controls/button.tsx";
import { DatePicker } from "../../../ui/fields/date-picker.tsx";
import { FilterPanel } from "../../../ui/filters/filter-panel.tsx";
import { readDay } from "../model/describe-filters.ts";
import type { FilterPropsOf } from "../model/filter-props.ts";

import * as styles from "./date-panel.module.css";

const MIN = new CalendarDate(EARLIEST_CATCH_YEAR, 1, 1);

interface DatePanelProps extends FilterPropsOf<"from" | "to"> {
  close: () => void;
}

export function DatePanel({ filters: { from, to }, change, close }: DatePanelProps) {
  const max = today(getLocalTimeZone()).add({ days: LATEST_CATCH_DAYS });
  return (
    <FilterPanel>
      <div className={styles.spans}>
        {spans().map(({ label, ...span }) => (
          <Button
            key={label}
            onPress={() => {
              change(span);
              close();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <DatePicker
        label={t`From`}
        min={MIN}
        max={max}
        value={from === undefined ? null : readDay(from)}
        onChange={(day) => change({ from: day?.toString() })}
      />
      <DatePicker
        label={t`To`}
        min={MIN}
        max={max}
        value={to === undefined ? null : readDay(to)}
        onChange={(day) => change({ to: day?.toString() })}
      />
    </FilterPanel>
  );
}

function spans() {
  const now = today(getLocalTimeZone());
  const lastYear = String(now.year - 1);
  return [
    { label: t`Last 7 days`, from: now.subtract({ days: 6 }).toString(), to: undefined },
    { label: t`Last 30 days`, from: now.subtract({ days: 29 }).toString(), to: undefined },
    { label: t`This year`, from: `${now.year}-01-01`, to: undefined },
    { label: t`Last year`, from: `${lastYear}-01-01`, to: `${lastYear}-12-31` },
  ];
}
