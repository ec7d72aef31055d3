import { initials, type User } from "@creel/domain/accounts/user";
import { Menu as MenuIcon, X } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";

export const MOBILE_MENU_ID = "mobile-menu";

/**
 * Opens the collapsible menu of a phone: the user's initials, or the usual three lines. The menu is a popover, which
 * the browser opens and closes also on a page without code. The style sheet shows what the button does next.
 */
export function MenuToggle({ user }: { user: User | null }) {
  return (
    <button type="button" className="icon-button menu-toggle only-phone" popoverTarget={MOBILE_MENU_ID}>
      <span className="menu-toggle-open">
        {user ? (
          <span className="initials" aria-hidden>
            {initials(user)}
          </span>
        ) : (
          <Icon of={MenuIcon} />
        )}
        <span className="visually-hidden">Open menu</span>
      </span>
      <span className="menu-toggle-close">
        <Icon of={X} />
        <span className="visually-hidden">Close menu</span>
      </span>
    </button>
  );
}
