import type { AdminStats } from "@creel/domain/admin/admin-stats";
import { t } from "@lingui/core/macro";
import { ChevronDown } from "lucide-react";
import { Disclosure, DisclosurePanel } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { TableFrame } from "../../ui/table/table-frame.tsx";
import { type ChartDay, chartDays, nameChartDay, nameSpan } from "./chart-days.ts";
import { DayChart } from "./day-chart.tsx";
import { OverviewSection } from "./overview-section.tsx";

import * as styles from "./day-by-day.module.css";

const NUMBER = new Intl.NumberFormat();

export function DayByDay({ stats }: { stats: AdminStats | undefined }) {
  const days = stats ? chartDays(stats) : [];
  return (
    <OverviewSection id="by-day" title={t`Day by day`} aside={days.length > 0 && <Span days={days} />}>
      <DayChart days={days} />
      <Disclosure isDisabled={days.length === 0}>
        <Button slot="trigger" look="quiet" className={styles.foldHead}>
          {t`As a table`}
          <Icon of={ChevronDown} isSmall />
        </Button>
        <DisclosurePanel>
          <DayTable days={days} />
        </DisclosurePanel>
      </Disclosure>
    </OverviewSection>
  );
}

function Span({ days }: { days: readonly ChartDay[] }) {
  const span = nameSpan(days);
  return <>{t`${span}, weekends shaded`}</>;
}

/** The newest day comes first: the table is read for today and yesterday. */
function DayTable({ days }: { days: readonly ChartDay[] }) {
  return (
    <TableFrame className={styles.table}>
      <table aria-label={t`Catches and sign-ups by day`}>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col" data-figure>
              {t`Catches`}
            </th>
            <th scope="col" data-figure>
              {t`Sign-ups`}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, catches, signUps, isWeekend }) => (
            <tr key={date} className={isWeekend ? styles.weekend : ""}>
              <th scope="row">{nameChartDay(date)}</th>
              <td data-figure>{NUMBER.format(catches)}</td>
              <td data-figure>{NUMBER.format(signUps)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
