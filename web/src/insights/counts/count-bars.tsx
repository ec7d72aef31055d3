import { plural, t } from "@lingui/core/macro";

import { formatDecimals } from "../../units/numbers.ts";
import { Section } from "../../waters/parts/section.tsx";
import type { NamedCount } from "./count-log.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./count-bars.module.css";

const MOST_SHOWN = 8;

interface CountBarsProps {
  title: string;
  /** The most first. */
  counts: readonly NamedCount[];
  /** What a person reads of a name. */
  nameOf?: (name: string) => string;
}

/** Catches by name, the most frequent of them. */
export function CountBars({ title, counts, nameOf = String }: CountBarsProps) {
  const most = counts[0]?.catches ?? 1;
  const left = counts.length - MOST_SHOWN;
  return (
    <Section
      level={3}
      title={title}
      note={left > 0 && t`${plural(left, { one: "and # more", other: "and # more" })}`}
    >
      <ol className={styles.root}>
        {counts.slice(0, MOST_SHOWN).map(({ name, catches }) => (
          <li key={name}>
            <bdi className={styles.name}>{nameOf(name)}</bdi>
            <span aria-hidden>
              <span className={styles.bar} style={{ inlineSize: `${(100 * catches) / most}%` }} />
            </span>
            <span className={styles.count} aria-hidden>
              {formatDecimals(catches, { min: 0, max: 0, isGrouped: true })}
            </span>
            <span className={utilities.visuallyHidden}>
              {t`${plural(catches, { one: "# catch", other: "# catches" })}`}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
