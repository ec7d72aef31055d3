import "./day-tabs.css";
import "./score-colors.css";
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";

import type { PlaceClock } from "../measures/place-clock.ts";
import type { DayAhead } from "./forecast-days.ts";

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
      <TabList className="day-tabs" aria-label="Day">
        {days.map((day, index) => (
          <Tab key={day.date} id={day.date} className="day-tab">
            <span className="day-tab-name">
              {index === 0 ? "Today" : clock.weekday(day.start)}
              <span className="day-tab-number"> {clock.dayOfMonth(day.start)}</span>
            </span>
            {day.best && (
              <span className={`day-tab-best score-${day.best.rating}`}>
                <span className="visually-hidden">, best score </span>
                {day.best.score}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {days.map((day) => (
        <TabPanel key={day.date} id={day.date} className="day-panel">
          {children(day)}
        </TabPanel>
      ))}
    </Tabs>
  );
}
