import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";

import { locale } from "../i18n/locale.ts";
import { SOURCE_LOCALE } from "../i18n/locales.ts";
import { PageHead } from "../ui/layout/page-head.tsx";
import { classNames } from "../ui/styles/class-names.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./legal-page.module.css";

const PAGES = [
  { path: "/privacy", label: msg`Privacy` },
  { path: "/terms", label: msg`Terms` },
  { path: "/cookies", label: msg`Cookies` },
];

export interface LegalSection {
  /** The fragment of a link to it. */
  id: string;
  title: MessageDescriptor;
  content: () => ReactNode;
}

interface LegalPageProps {
  title: string;
  description: string;
  /** The day the text last changed, such as "2026-11-21". */
  changed: string;
  /** The main points, one line each. */
  inShort: readonly { about: MessageDescriptor; text: MessageDescriptor }[];
  sections: readonly LegalSection[];
}

/** A page of rules that can be read in a minute, or to the end. */
export function LegalPage({ title, description, changed, inShort, sections }: LegalPageProps) {
  const { pathname } = useLocation();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(changed),
  );
  return (
    <div className={classNames(styles.root, utilities.page)}>
      <PageHead title={`${title} · Creel`} description={description} />
      <h1>{title}</h1>
      <p className={utilities.muted}>
        {t`Last updated on ${day}.`} {locale !== SOURCE_LOCALE && <BindingVersion path={pathname} />}
      </p>
      <nav className={styles.pages} aria-label={t`Rules`}>
        {PAGES.map(({ path, label }) => (
          <NavLink key={path} to={path}>
            {i18n._(label)}
          </NavLink>
        ))}
      </nav>
      <div className={styles.columns}>
        <nav className={classNames(styles.contents, utilities.onlyDesk)} aria-label={t`On this page`}>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{i18n._(name)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <section className={styles.short}>
            <h2>{t`In short`}</h2>
            <dl>
              {inShort.map(({ about, text }) => (
                <div key={about.id}>
                  <dt>{i18n._(about)}</dt>
                  <dd>{i18n._(text)}</dd>
                </div>
              ))}
            </dl>
          </section>
          {sections.map(({ id, title: name, content }) => (
            <section key={id} id={id}>
              <h2>{i18n._(name)}</h2>
              {content()}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Links from a translation to the English version. */
function BindingVersion({ path }: { path: string }) {
  return (
    <Trans>
      This is a translation. The{" "}
      <a href={path} hrefLang={SOURCE_LOCALE}>
        English version
      </a>{" "}
      is binding.
    </Trans>
  );
}
