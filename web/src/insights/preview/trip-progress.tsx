import { plural, t } from "@lingui/core/macro";
import { type ReactNode, useId } from "react";

import { classNames } from "../../ui/styles/class-names.ts";
import { LEAST_TRIPS } from "./is-previewed.ts";

import * as styles from "./preview.module.css";

interface PreviewsProps {
  /** The number of the angler's own trips with hours. */
  trips: number;
  /** Panels with numbers of the sample log. */
  children: ReactNode;
}

/** Shows what the log will say and how many trips that still takes, with a field for each trip. */
export function Previews({ trips, children }: PreviewsProps) {
  const id = useId();
  const left = LEAST_TRIPS - trips;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{trips === 0 ? t`What you’ll see here` : t`What your trips will tell you`}</h2>
      <div className={styles.progress}>
        <p>
          <b>{t`${trips} of ${LEAST_TRIPS} trips.`}</b>{" "}
          {trips === 0
            ? t`At ${LEAST_TRIPS}, you’ll see your own numbers here.`
            : t`${plural(left, { one: "# more and Creel can compare your days.", other: "# more and Creel can compare your days." })}`}{" "}
          {t`Skunked trips count too.`}
        </p>
        <div className={styles.fields} aria-hidden>
          {Array.from({ length: LEAST_TRIPS }, (_, field) => (
            <i key={field} className={classNames(field < trips && styles.on)} />
          ))}
        </div>
      </div>
      <div className={styles.panels}>{children}</div>
    </section>
  );
}
