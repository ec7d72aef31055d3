import { NavLink } from "react-router";

import * as styles from "./place-tabs.module.css";

interface PlaceTabsProps {
  /** Names the group of tabs. */
  label: string;
  tabs: readonly { path: string; title: string }[];
}

/** Tabs for the pages of one place, below its title. The first tab has the address of the place. */
export function PlaceTabs({ label, tabs }: PlaceTabsProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      {tabs.map(({ path, title }, index) => (
        <NavLink key={path} to={path} end={index === 0} className={styles.tab}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
