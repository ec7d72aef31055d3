import { initials, type User } from "@creel/domain/accounts/user";
import { t } from "@lingui/core/macro";
import { Menu as MenuIcon, X } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Initials } from "../../ui/art/initials.tsx";
import { PopoverButton } from "../../ui/controls/button.tsx";
import { classNames } from "../../ui/styles/class-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./menu-toggle.module.css";

export const MOBILE_MENU_ID = "mobile-menu";

/**
 * Opens the menu on a phone. Shows the user's initials, or a menu icon. The menu is a popover, which the browser opens
 * and closes even without JavaScript. The style sheet switches between the open and close icons.
 */
export function MenuToggle({ user }: { user: User | null }) {
  return (
    <PopoverButton className={classNames(styles.root, utilities.onlyPhone)} popoverTarget={MOBILE_MENU_ID}>
      <span className={styles.open}>
        {user ? <Initials letters={initials(user)} /> : <Icon of={MenuIcon} />}
        <span className={utilities.visuallyHidden}>{t`Open menu`}</span>
      </span>
      <span className={styles.close}>
        <Icon of={X} />
        <span className={utilities.visuallyHidden}>{t`Close menu`}</span>
      </span>
    </PopoverButton>
  );
}
