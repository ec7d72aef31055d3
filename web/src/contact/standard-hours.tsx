import { t } from "@lingui/core/macro";

import { dateLocale } from "../i18n/locale.ts";

import * as styles from "./standard-hours.module.css";

const WEEKDAY = new Intl.DateTimeFormat(dateLocale, { weekday: "short", timeZone: "UTC" });
/** From a Monday on. */
const DAYS = Array.from({ length: 7 }, (_, day) => WEEKDAY.format(Date.UTC(2026, 10, 16 + day)));

/** A bar for each day from 6 a.m. to 8 p.m.; the text below says the same. */
export function StandardHours() {
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
      <dl className={styles.times}>
        <div>
          <dt>{t`Mon-Fri`}</dt>
          <dd>{t`8 am – 6 pm CST`}</dd>
        </div>
        <div>
          <dt>{t`Weekend`}</dt>
          <dd>{t`10 am – 4 pm CST`}</dd>
        </div>
      </dl>
    </>
  );
}
