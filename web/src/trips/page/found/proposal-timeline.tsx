import type { Catch } from "@creel/domain/catches/catch";
import type { Proposal } from "@creel/domain/trips/trip-proposals";

import { formatClock } from "../../../dates/format-trip.ts";
import { SpeciesMark } from "../../../species/species-mark.tsx";

import * as styles from "./found-page.module.css";

interface ProposalStripProps {
  proposal: Proposal;
  catches: readonly Catch[];
}

/** Of the strip's width, on either side of the first and the last fish. */
const MARGIN = 8;

/** Its fish from the first to the last. The words above it say the same. */
export function ProposalTimeline({ proposal, catches }: ProposalStripProps) {
  const { started_at: start, ended_at: end, time_zone: timeZone } = proposal;
  if (start === null || end === null || start === end) return null;
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const place = (at: number) => `${MARGIN + ((at - from) / (to - from)) * (100 - 2 * MARGIN)}%`;
  return (
    <div className={styles.strip} aria-hidden>
      <span className={styles.within} style={{ insetInline: `${MARGIN}%` }} />
      {catches
        .filter(({ time }) => time !== null)
        .map(({ id, species, date }) => (
          <span key={id} className={styles.pin} style={{ insetInlineStart: place(Date.parse(date)) }}>
            <SpeciesMark species={species} isRinged />
          </span>
        ))}
      {[start, end].map((instant) => (
        <span key={instant} className={styles.tick} style={{ insetInlineStart: place(Date.parse(instant)) }}>
          {formatClock(instant, timeZone)}
        </span>
      ))}
    </div>
  );
}
