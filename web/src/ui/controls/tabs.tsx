import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components";

import * as styles from "./tabs.module.css";

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly { id: Key; title: string; content: ReactNode }[];
  selected: Key;
  onSelect: (id: Key) => void;
}

export function Tabs<Key extends string>({ label, tabs, selected, onSelect }: TabsProps<Key>) {
  const select = (key: unknown) => {
    const tab = tabs.find(({ id }) => id === key);
    if (tab) onSelect(tab.id);
  };
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={select}>
      <TabList className={styles.tabList} aria-label={label}>
        {tabs.map(({ id, title }) => (
          <Tab key={id} id={id} className={styles.tab}>
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.tabPanel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
