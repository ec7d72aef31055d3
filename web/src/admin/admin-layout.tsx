import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { NavLink } from "react-router";

import { openMessagesQuery } from "./api.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./admin-layout.module.css";

const MESSAGES = "/admin/messages";

const TABS = [
  { path: "/admin", label: msg`Overview` },
  { path: "/admin/users", label: msg`Users` },
  { path: "/admin/catches", label: msg`Catches` },
  { path: MESSAGES, label: msg`Messages` },
  { path: "/admin/audit", label: msg`Audit` },
  { path: "/admin/machine", label: msg`Machine` },
];

interface AdminLayoutProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function AdminLayout({ title, aside, children }: AdminLayoutProps) {
  const id = useId();
  // 0 until the number is known, which hides the badge.
  const openMessages = useQuery(openMessagesQuery).data?.counts.new ?? 0;
  return (
    <div className={utilities.page}>
      <title>{t`${title} · Admin · Creel`}</title>
      <div className={styles.head}>
        <h1>{t`Admin`}</h1>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <nav ref={showCurrentTab} className={styles.tabs} aria-label={t`Admin`}>
        {TABS.map(({ path, label }) => (
          <NavLink key={path} to={path} end className={styles.tab}>
            {i18n._(label)}
            {path === MESSAGES && openMessages > 0 && (
              <span ref={makeRoom} className={styles.count}>
                <Trans>
                  {openMessages}
                  <span className={utilities.visuallyHidden}> new</span>
                </Trans>
              </span>
            )}
          </NavLink>
        ))}
      </nav>
      <section aria-labelledby={id}>
        <h2 id={id} className={utilities.visuallyHidden}>
          {title}
        </h2>
        {children}
      </section>
    </div>
  );
}

/** Scrolls the current tab into view: on a phone the tabs are wider than the screen. */
function showCurrentTab(tabs: HTMLElement | null): void {
  const current = tabs?.querySelector<HTMLElement>("[aria-current]");
  if (!tabs || !current) return;
  const beyond = current.offsetLeft + current.offsetWidth - tabs.offsetLeft - tabs.clientWidth;
  if (beyond > 0) tabs.scrollLeft = beyond;
}

/** Scrolls again, since the number arrives after the tabs and widens them. */
function makeRoom(count: HTMLElement | null): void {
  showCurrentTab(count?.closest("nav") ?? null);
}
