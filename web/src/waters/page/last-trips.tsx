import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { formatHours } from "../../dates/format-trip.ts";
import { Figure } from "../../ui/layout/figure.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { formatCount, formatShortDay } from "../data/format.ts";
import { lastTripsQuery } from "../data/waters.query.ts";

import * as styles from "./rows.module.css";

export function LastTrips({ waterId }: { waterId: string }) {
  const { data: trips = [] } = useQuery(lastTripsQuery(waterId));
  if (trips.length === 0) return null;
  return (
    <Section title={t`Last trips`}>
      <ul className={classNames(styles.root, styles.low)}>
        {trips.map(({ id, started_on: day, hours, counts }) => (
          <li key={id}>
            <Link className={styles.link} to={`/catches/trips/${id}`}>
              {formatShortDay(day)}
            </Link>
            {hours.fished !== null && <span className={styles.muted}>{describeHours(hours.fished)}</span>}
            <Figure
              className={styles.figure}
              amounts={[{ figure: formatCount(counts.fish), unit: t`fish` }]}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function describeHours(fished: number): string {
  const hours = formatHours(fished);
  return t`${hours} h`;
}
