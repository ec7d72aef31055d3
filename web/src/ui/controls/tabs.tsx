import "./tabs.css";
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components";

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
      <TabList className="tab-list" aria-label={label}>
        {tabs.map(({ id, title }) => (
          <Tab key={id} id={id} className="tab">
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="tab-panel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
