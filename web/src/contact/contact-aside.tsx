import { STANDARD_HOURS } from "@creel/domain/contact/operator";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { dateLocale } from "../i18n/locale.ts";
import { useOperator } from "../operator/operator.ts";
import { Icon } from "../ui/art/icon.tsx";
import { classNames } from "../ui/styles/class-names.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./contact-aside.module.css";

const WEEKDAY = new Intl.DateTimeFormat(dateLocale, { weekday: "short", timeZone: "UTC" });

/** From a Monday on. */
const DAYS = Array.from({ length: 7 }, (_, day) => WEEKDAY.format(Date.UTC(2026, 10, 16 + day)));

/** The settings of the server name the operator. */
export function ContactAside() {
  const { name, supportEmail, location, links, hours } = useOperator();
  return (
    <aside className={styles.root} aria-label={t`Other ways to get help`}>
      <Part title={t`Support email`}>
        {supportEmail ? (
          <a className={styles.strong} href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        ) : (
          <p className={utilities.muted}>{t`Use the form to reach the people who run this site.`}</p>
        )}
      </Part>
      <Part title={t({ message: "Hours", context: "when support answers" })}>
        {hours === STANDARD_HOURS ? <StandardHours /> : <p>{hours}</p>}
      </Part>
      <Whereabouts location={location} name={name} />
      <Part title={t`Quick help`}>
        <QuickHelp />
        <p className={classNames(utilities.small, utilities.muted)}>
          <Trans>
            See what Creel stores about you on the <Link to="/privacy">privacy page</Link>.
          </Trans>
        </p>
      </Part>
      {links.length > 0 && (
        <Part title={t`Elsewhere`}>
          <p className={styles.links}>
            {links.map(({ name: label, url }) => (
              <a key={url} href={url} rel="me noopener">
                {label}
              </a>
            ))}
          </p>
        </Part>
      )}
    </aside>
  );
}

interface WhereaboutsProps {
  location: string | null;
  name: string | null;
}

function Whereabouts({ location, name }: WhereaboutsProps) {
  if (!location && !name) return null;
  return (
    <Part title={t`Location`}>
      {location && <p>{location}</p>}
      {name && <p className={utilities.muted}>{name}</p>}
    </Part>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A bar for each day from 6 a.m. to 8 p.m.; the text below says the same, in the words of STANDARD_HOURS. */
function StandardHours() {
  return (
    <>
      <div className={styles.hours} aria-hidden>
        {DAYS.map((day) => (
          <div key={day}>
            {day}
            <span className={styles.day} />
          </div>
        ))}
        <div className={styles.axis}>
          <span>{t`6 am`}</span>
          <span>{t`noon`}</span>
          <span>{t`6 pm`}</span>
        </div>
      </div>
      <p className={styles.times}>{t`Mon-Fri 8-6 CST, weekend 10-4 CST`}</p>
    </>
  );
}

function QuickHelp() {
  return (
    <div className={styles.help}>
      <Answer question={t`I can’t sign in`}>
        <Trans>
          Ask for <Link to="/forgot-password">a new password</Link>. Your log is safe.
        </Trans>
      </Answer>
      <Answer question={t`A catch won’t save`}>
        {t`The form shows which field to fix, or that you’re offline. What you typed is saved on this device as a draft. You’ll find it on the dashboard.`}
      </Answer>
      <Answer question={t`The map is empty`}>
        {t`A filter may be on: tap its X to remove it. Catches without a place show up only in the list.`}
      </Answer>
      <Answer question={t`A photo won’t upload`}>
        {t`Creel accepts JPEG, PNG, WebP, GIF and AVIF, up to 10 MB each. Your device shrinks larger photos first. It converts HEIC photos if your browser can read them.`}
      </Answer>
    </div>
  );
}

interface AnswerProps {
  question: string;
  children: ReactNode;
}

function Answer({ question, children }: AnswerProps) {
  return (
    <details>
      <summary>
        {question}
        <Icon of={ChevronDown} isSmall />
      </summary>
      <p className={classNames(utilities.small, utilities.muted)}>{children}</p>
    </details>
  );
}
