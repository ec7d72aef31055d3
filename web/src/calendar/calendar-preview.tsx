import type { CalendarContent } from "@creel/domain/calendar/calendar";
import { dayAfter } from "@creel/domain/dates/days";
import { t } from "@lingui/core/macro";

import { formatDayAs } from "../dates/format-day.ts";
import { useNow } from "../ui/hooks/use-now.ts";

import * as styles from "./calendar.module.css";

interface Entry {
  /** How many days after today it is. */
  after: number;
  kind: "water" | "good" | "paper";
  title: string;
  note?: string;
}

/** Shows made-up entries, so that the angler sees what each choice adds. */
export function CalendarPreview({ content }: { content: CalendarContent }) {
  const today = useNow().toISOString().slice(0, "yyyy-mm-dd".length);
  const entries = entriesOf(content);
  const days = [...new Set(entries.map(({ after }) => after))];
  return (
    <section aria-label={t`An example of your calendar`}>
      <p className={styles.caption}>{t`An example, with made-up entries`}</p>
      <div className={styles.preview}>
        {days.map((after) => (
          <div key={after} className={styles.day}>
            <b>{formatDayAs(dayAfter(today, after), { weekday: "short", month: "short", day: "numeric" })}</b>
            <div>
              {entries
                .filter((entry) => entry.after === after)
                .map(({ kind, title, note }) => (
                  <p key={title} className={styles.entry} data-kind={kind}>
                    {title}
                    {note !== undefined && <small>{note}</small>}
                  </p>
                ))}
            </div>
          </div>
        ))}
        {days.length === 0 && <p className={styles.none}>{t`Nothing is in it.`}</p>}
      </div>
    </section>
  );
}

/** In the words of the entries that the server makes. */
function entriesOf(content: CalendarContent): Entry[] {
  const { trips, licenses, returns, good_days: goodDays, tides_water_id: tides, names } = content;
  const entries: (Entry | false)[] = [
    trips && {
      after: -5,
      kind: "water",
      title: names ? t`Trip, Vermilion River` : t`Trip`,
      note: t`4 h, 4 fish`,
    },
    tides !== null && { after: 1, kind: "water", title: t`High tide, 9.8 ft`, note: t`Not for navigation.` },
    goodDays && {
      after: 3,
      kind: "good",
      title: t`Like your good days`,
      note: t`By your own log, not a promise.`,
    },
    returns && { after: 9, kind: "paper", title: names ? t`Return due: Rod-days, Scotland` : t`Return due` },
    licenses && {
      after: 9,
      kind: "paper",
      title: names ? t`License ends: Season card 212` : t`License ends`,
    },
  ];
  return entries.filter((entry) => entry !== false);
}
