import { plural, t } from "@lingui/core/macro";

import { locale } from "../../i18n/locale.ts";
import { Section } from "../../ui/layout/section.tsx";
import { formatCount } from "../../waters/data/format-waters.ts";
import { CountNumbers } from "./count-numbers.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./hours-of-day.module.css";

/** Labels every so many hours. */
const LABEL_STEP = 6;
const HOUR = new Intl.DateTimeFormat(locale, { hour: "numeric", timeZone: "UTC" });

interface HoursOfDayProps {
  /** Catches of each clock hour, from midnight. */
  hoursOfDay: readonly number[];
}

export function HoursOfDay({ hoursOfDay }: HoursOfDayProps) {
  const most = Math.max(1, ...hoursOfDay);
  const all = hoursOfDay.reduce((sum, fish) => sum + fish, 0);
  const when = nameOf(hoursOfDay.indexOf(most));
  return (
    <Section level={3} title={t`Hour of the day`} note={t`catches of each hour, where the time is known`}>
      <ol className={styles.root} aria-label={t`Most at ${when}: ${most} of ${all}.`}>
        {hoursOfDay.map((fish, hour) => (
          <li key={nameOf(hour)} title={describe(hour, fish)}>
            <span className={utilities.visuallyHidden}>{describe(hour, fish)}</span>
            <span className={styles.count} aria-hidden>
              {fish > 0 && formatCount(fish)}
            </span>
            <span className={styles.bar} style={{ blockSize: `${(100 * fish) / most}px` }} />
            <span className={styles.hour} aria-hidden>
              {hour % LABEL_STEP === 0 && nameOf(hour)}
            </span>
          </li>
        ))}
      </ol>
      <CountNumbers
        title={t`Hour of the day`}
        note={t`Of each clock hour from the one that is named; without catches whose time is not known.`}
        columns={[t`Catches`]}
        rowsOf={() => hoursOfDay.map((fish, hour) => ({ name: nameOf(hour), figures: [formatCount(fish)] }))}
      />
    </Section>
  );
}

function describe(hour: number, fish: number): string {
  const when = nameOf(hour);
  return t`${when}: ${plural(fish, { one: "# catch", other: "# catches" })}`;
}

/** As in "6 AM". */
function nameOf(hour: number): string {
  return HOUR.format(new Date(Date.UTC(2026, 0, 1, hour)));
}
