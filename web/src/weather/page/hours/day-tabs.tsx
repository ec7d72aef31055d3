import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";

import { classNames } from "../../../ui/styles/class-names.ts";
import type { DayAhead } from "./forecast-days.ts";
import type { PlaceClock } from "./place-clock.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./day-tabs.module.css";
import * as colors from "./score-colors.module.css";

interface DayTabsProps {
  days: readonly DayAhead[];
  selected: string;
  onSelect: (date: string) => void;
  clock: PlaceClock;
  /** What is to be seen of the day. */
  children: (day: DayAhead) => ReactNode;
}

/** Today and the next days, each with the best score that it has. */
export function DayTabs({ days, selected, onSelect, clock, children }: DayTabsProps) {
  return (
    <Tabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList className={styles.root} aria-label={t({ message: "Day", context: "one of the next days" })}>
        {days.map((day, index) => (
          <Tab key={day.date} id={day.date} className={styles.tab}>
            <span className={styles.name}>
              {index === 0 ? t`Today` : clock.weekday(day.start)}
              <span className={styles.number}> {clock.dayOfMonth(day.start)}</span>
            </span>
            {day.best && (
              <span className={classNames(styles.best, colors.scored)} data-rating={day.best.rating}>
                <BestScore score={day.best.score} />
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {days.map((day) => (
        <TabPanel key={day.date} id={day.date} className={styles.panel}>
          {children(day)}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function BestScore({ score }: { score: number }) {
  return (
    <Trans>
      <span className={utilities.visuallyHidden}>, best score </span>
      {score}
    </Trans>
  );
}
