import { t } from "@lingui/core/macro";

import { dateLocale } from "../i18n/locale.ts";

import * as styles from "./standard-hours.module.css";

const WEEKDAY = new Intl.DateTimeFormat(dateLocale, { weekday: "short", timeZone: "UTC" });
/** From a Monday on. */
const DAYS = Array.from({ length: 7 }, (_, day) => WEEKDAY.format(Date.UTC(2026, 10, 16 + day)));

/** A bar for each day from 6 a.m. to 8 p.m.; the text below says the same, in the words of STANDARD_HOURS. */
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
      <p className={styles.times}>{t`Mon-Fri 8-6 CST, weekend 10-4 CST`}</p>
    </>
  );
}
