import type { CustomFieldSubject } from "@creel/domain/custom-fields/custom-field";
import { plural, t } from "@lingui/core/macro";

import { Section } from "../../ui/layout/section.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { formatCount } from "../../waters/data/format-waters.ts";
import type { NamedCount } from "./count-custom.ts";
import { CountNumbers } from "./count-numbers.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./count-bars.module.css";

const MOST_SHOWN = 8;

interface CountBarsProps {
  title: string;
  /** Whether catches or trips are counted; catches by default. */
  subject?: CustomFieldSubject;
  /** Sorted by count, highest first. */
  counts: readonly NamedCount[];
  /** Returns the display name; the name itself by default. */
  nameOf?: (name: string) => string;
  /** Whether the names are waters, which have their own text style. */
  areWaters?: boolean;
}

export function countedText(subject: CustomFieldSubject, count: number): string {
  return subject === "trip"
    ? t`${plural(count, { one: "# trip", other: "# trips" })}`
    : t`${plural(count, { one: "# fish", other: "# fish" })}`;
}

/** Returns how many names are left out, or else "trips" if trips are counted, or else false. */
function noteOf(subject: CustomFieldSubject, left: number): string | false {
  if (left > 0) return t`${plural(left, { one: "and # more", other: "and # more" })}`;
  return subject === "trip" && t`trips`;
}

/** Shows the number of catches or trips for the most frequent names. */
export function CountBars({
  title,
  subject = "catch",
  counts,
  nameOf = String,
  areWaters = false,
}: CountBarsProps) {
  const isOfTrips = subject === "trip";
  const most = counts[0]?.catches ?? 1;
  const all = counts.reduce((sum, { catches }) => sum + catches, 0);
  const first = nameOf(counts[0]?.name ?? "");
  return (
    <Section level={3} title={title} note={noteOf(subject, counts.length - MOST_SHOWN)}>
      <ol className={styles.root} aria-label={t`Most: ${first}, ${most} of ${all}.`}>
        {counts.slice(0, MOST_SHOWN).map(({ name, catches }) => (
          <li key={name}>
            <bdi className={classNames(styles.name, areWaters && utilities.place)}>{nameOf(name)}</bdi>
            <span aria-hidden>
              <span className={styles.bar} style={{ inlineSize: `${(100 * catches) / most}%` }} />
            </span>
            <span className={styles.count} aria-hidden>
              {formatCount(catches)}
            </span>
            <span className={utilities.visuallyHidden}>{countedText(subject, catches)}</span>
          </li>
        ))}
      </ol>
      <CountNumbers
        title={title}
        note={
          isOfTrips
            ? t`Every trip where this is filled in.`
            : t`Every catch where this is filled in, on a trip or not.`
        }
        columns={[isOfTrips ? t`Trips` : t`Fish`]}
        rowsOf={() =>
          counts.map(({ name, catches }) => ({ name: nameOf(name), figures: [formatCount(catches)] }))
        }
      />
    </Section>
  );
}
