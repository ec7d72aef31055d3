import { fullName, initials } from "@creel/domain/accounts/user";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { CircleQuestionMark, LogIn, LogOut, ShieldCheck, UserPlus, UserRound } from "lucide-react";
import type { FocusEvent } from "react";
import { Link, NavLink } from "react-router";

import { useSignOut } from "../../accounts/page/use-sign-out.ts";
import { roleName } from "../../accounts/sign-in/role-names.ts";
import { HelpLink } from "../../help/help-link.tsx";
import { useAuth } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Initials } from "../../ui/art/initials.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { MOBILE_MENU_ID } from "./menu-toggle.tsx";
import { destinationsOf } from "./navigation.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./mobile-menu.module.css";

/** The phone's menu: everything from the header and the user menu, including the signed-in user. */
export function MobileMenu() {
  const { user } = useAuth();
  const signOut = useSignOut();
  return (
    <div
      id={MOBILE_MENU_ID}
      popover="auto"
      className={classNames(styles.root, utilities.onlyPhone)}
      data-above-bar={user ? true : undefined}
      onBlur={closeWhenLeft}
    >
      <div className={utilities.page}>
        {user && (
          <div className={styles.who}>
            <Initials letters={initials(user)} className={styles.initials} />
            <div>
              <b>{fullName(user)}</b>
              <p className={classNames(utilities.small, utilities.muted)}>{roleName(user.role)}</p>
            </div>
          </div>
        )}
        <nav aria-label={t`Menu`}>
          {destinationsOf(user).map(({ path, label, icon }) => (
            <NavLink key={path} to={path} end={path === "/"} className={styles.link} onClick={close}>
              <Icon of={icon} />
              {i18n._(label)}
            </NavLink>
          ))}
          {user && (
            <NavLink to="/profile" className={styles.link} onClick={close}>
              <Icon of={UserRound} />
              {t`Profile`}
            </NavLink>
          )}
          <HelpLink className={styles.link} onClick={close}>
            <Icon of={CircleQuestionMark} />
          </HelpLink>
          {user?.role === "admin" && (
            <NavLink to="/admin" className={styles.link} onClick={close}>
              <Icon of={ShieldCheck} />
              {t`Admin Dashboard`}
            </NavLink>
          )}
          {user ? (
            <button type="button" className={styles.link} onClick={signOut}>
              <Icon of={LogOut} />
              {t`Logout`}
            </button>
          ) : (
            <SignedOutLinks />
          )}
        </nav>
      </div>
    </div>
  );
}

function SignedOutLinks() {
  return (
    <>
      <Link to="/login" className={styles.link} onClick={close}>
        <Icon of={LogIn} />
        {t`Login`}
      </Link>
      <Link to="/login?mode=register" className={styles.link} onClick={close}>
        <Icon of={UserPlus} />
        {t`Sign Up`}
      </Link>
    </>
  );
}

/** Closes the menu when the focus moves to the page that it covers. */
function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
  const isLeft = relatedTarget instanceof Element && relatedTarget.closest("header") === null;
  if (isLeft) currentTarget.hidePopover();
}

/** The focus returns to the menu button, or goes to the title of a new page. */
function close(): void {
  document.querySelector<HTMLElement>(`#${MOBILE_MENU_ID}`)?.hidePopover();
}
