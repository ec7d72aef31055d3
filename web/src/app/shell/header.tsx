import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { NavLink } from "react-router";

import { useAuth } from "../../session/auth.tsx";
import { Brand } from "../../ui/art/brand.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { MenuToggle } from "./menu-toggle.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { destinationsOf } from "./navigation.ts";
import { UserMenu } from "./user-menu.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./header.module.css";

export function Header() {
  const { user } = useAuth();
  return (
    <header className={styles.root}>
      <div className={classNames(styles.row, utilities.page)}>
        <Brand to={user ? "/dashboard" : "/"} />
        <nav className={styles.nav} aria-label={t`Main`}>
          {destinationsOf(user).map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === "/"} className={styles.navLink}>
              {i18n._(label)}
            </NavLink>
          ))}
        </nav>
        <div className={styles.end}>
          {user ? <UserMenu user={user} /> : <SignedOutLinks />}
          <MenuToggle user={user} />
        </div>
      </div>
      <MobileMenu />
    </header>
  );
}

function SignedOutLinks() {
  return (
    <>
      <LinkButton look="quiet" to="/login" className={styles.login}>
        {t`Login`}
      </LinkButton>
      <LinkButton to="/login?mode=register" className={styles.signUp}>
        {t`Sign Up`}
      </LinkButton>
    </>
  );
}
