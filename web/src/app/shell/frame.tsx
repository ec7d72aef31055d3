import { fullName, initials, type User } from "@creel/domain/accounts/user";
import { i18n } from "@lingui/core";
import { t, msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, Suspense } from "react";
import { Button as AriaButton } from "react-aria-components";
import { Outlet, ScrollRestoration, useLocation, NavLink, Link } from "react-router";

import { LanguageLinks } from "../../accounts/language-links.tsx";
import { DemoSlot } from "../../demo/demo-slot.tsx";
import { HelpLink } from "../../help/help-link.tsx";
import { endingOfSession } from "../../http/stored-session.ts";
import { useAuth } from "../../session/auth.tsx";
import { Brand } from "../../ui/art/brand.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Initials } from "../../ui/art/initials.tsx";
import { Isobaths } from "../../ui/art/isobaths.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { PageDrawn } from "../../ui/hooks/page-drawn.tsx";
import { Opener } from "../../ui/overlays/opener.tsx";
import { Toasts } from "../../ui/overlays/toast.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { VersionLine } from "../../version/version-line.tsx";
import { TopBanner } from "../offline/top-banner.tsx";
import { MenuToggle } from "./menu-toggle.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { destinationsOf } from "./navigation.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./frame.module.css";

interface FrameProps extends ComponentProps<typeof TopBanner> {
  /** Shown in the header, to mark a sample log. */
  mark?: ReactNode;
  notice?: ReactNode;
  bar?: ReactNode;
}

export function Frame({ unreached, waiting, mark, notice, bar }: FrameProps) {
  const { user } = useAuth();
  const isMap = useLocation().pathname === "/map";
  return (
    <div className={classNames(styles.root, user && styles.signedIn)} data-fills-window={isMap || undefined}>
      <a className={styles.skipLink} href="#main">
        {t`Skip to content`}
      </a>
      <DemoSlot />
      <TopBanner unreached={unreached} {...(waiting && { waiting })} />
      <Header mark={mark} />
      {notice}
      <main id="main" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
          <PageDrawn />
        </Suspense>
      </main>
      {!isMap && (user ? <ShortFooter /> : <Footer />)}
      {bar}
      <Toasts />
      <ScrollRestoration />
    </div>
  );
}

function Header({ mark }: Pick<FrameProps, "mark">) {
  const { user } = useAuth();
  return (
    <header className={styles.header}>
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
          {mark}
          {user ? <UserMenu user={user} /> : <SignedOutLinks />}
          <MenuToggle user={user} />
        </div>
      </div>
      <MobileMenu />
    </header>
  );
}

function SignedOutLinks() {
  // The page after a demo has its own ways on.
  if (endingOfSession() === "demo over") return null;
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

const AccountMenu = lazyPart(async () => (await import("./account-menu.tsx")).AccountMenu);

function UserMenu({ user }: { user: User }) {
  const name = fullName(user);
  const trigger = (
    <AriaButton className={classNames(styles.userMenu, utilities.onlyDesk)}>
      <Initials letters={initials(user)} />
      <span className={styles.name} data-told-elsewhere>
        <Trans>
          <span className={utilities.visuallyHidden}>Account of </span>
          {name}
        </Trans>
      </span>
      <Icon of={ChevronDown} isSmall />
    </AriaButton>
  );
  return (
    <Opener kind="menu" trigger={trigger}>
      {(opened) => <AccountMenu user={user} opened={opened} />}
    </Opener>
  );
}

const FEATURES = [
  msg`Interactive Maps`,
  msg`Detailed Logging`,
  msg`Weather Tracking`,
  msg`Photo Gallery`,
  msg`Smart Filtering`,
  msg`Analytics Dashboard`,
];

const LEGAL = [
  { path: "/privacy", label: msg`Privacy` },
  { path: "/terms", label: msg`Terms` },
  { path: "/cookies", label: msg`Cookies` },
];

const SHORT_LINKS = [
  { path: "/contact", label: msg`Contact` },
  { path: "/about", label: msg`About` },
  ...LEGAL,
];

/** A one-line footer for signed-in users. */
function ShortFooter() {
  return (
    <footer className={styles.footer}>
      <div className={classNames(styles.line, utilities.page)}>
        <Brand to="/" />
        <nav aria-label={t`Quick links`}>
          <HelpLink />
          {SHORT_LINKS.map(({ path, label }) => (
            <Link key={path} to={path}>
              {i18n._(label)}
            </Link>
          ))}
          <VersionLine className={utilities.hint} />
        </nav>
      </div>
    </footer>
  );
}

function Footer() {
  return (
    <footer className={styles.footer}>
      <Isobaths drawing="open" className={styles.contours} />
      <div className={classNames(styles.columns, utilities.page)}>
        <div>
          <Brand />
          <p className={classNames(utilities.small, utilities.muted)}>
            {t`Every catch, on the map, for good.`}
          </p>
          <VersionLine className={utilities.hint} />
        </div>
        <nav aria-label={t`Quick links`}>
          <h2>{t`Quick links`}</h2>
          <ul>
            {destinationsOf(null).map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{i18n._(label)}</Link>
              </li>
            ))}
            <li>
              <HelpLink />
            </li>
            <li>
              <Link to="/contact">{t`Contact`}</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t`Features`}</h2>
          <ul>
            {FEATURES.map((feature) => (
              <li key={feature.id}>{i18n._(feature)}</li>
            ))}
          </ul>
        </div>
        <nav aria-label={t`Legal`}>
          <h2>{t`Legal`}</h2>
          <ul>
            {LEGAL.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{i18n._(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <LanguageLinks className={classNames(styles.languages, utilities.page)} />
    </footer>
  );
}
