import { t } from "@lingui/core/macro";
import { LayoutDashboard, Map, NotebookText, Plus, UserRound } from "lucide-react";
import { NavLink } from "react-router";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { classNames } from "../../ui/styles/class-names.ts";

import * as styles from "./bottom-nav.module.css";

/** The middle button opens the form at the present position. */
export function BottomNav() {
  const { onLog } = useCatchDialogs();
  return (
    <nav className={styles.root} aria-label={t`Main`}>
      <NavLink to="/dashboard" className={styles.link}>
        <Icon of={LayoutDashboard} />
        {t`Dashboard`}
      </NavLink>
      <NavLink to="/map" className={styles.link} end>
        <Icon of={Map} />
        {t`Map`}
      </NavLink>
      <button type="button" className={classNames(styles.link, styles.log)} onClick={() => onLog("here")}>
        <span className={styles.plate}>
          <Icon of={Plus} />
        </span>
        <span className={styles.word}>{t`Log a catch`}</span>
      </button>
      <NavLink to="/catches" className={styles.link}>
        <Icon of={NotebookText} />
        {t`My Catches`}
      </NavLink>
      <NavLink to="/profile" className={styles.link}>
        <Icon of={UserRound} />
        {t`You`}
      </NavLink>
    </nav>
  );
}
