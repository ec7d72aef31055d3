import type { Catch } from "@creel/domain/catches/catch";
import { countFish } from "@creel/domain/catches/fish-count";
import type { Trip } from "@creel/domain/trips/trip";
import { plural, t } from "@lingui/core/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";

import { formatTimes } from "../../../dates/format-clock.ts";
import { figureLocale } from "../../../i18n/locale.ts";
import { SpeciesMark } from "../../../species/species-mark.tsx";
import { Icon } from "../../../ui/art/icon.tsx";
import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import { MeasureFigure } from "../../../units/measure-figure.tsx";
import { isCounted } from "../../data/is-counted.ts";
import { ConditionRows } from "./condition-rows.tsx";
import { type Axis, axisOf, breaksOf } from "./timeline-axis.ts";
import { FishRow, Placed, TimelineRow } from "./timeline-row.tsx";

import * as styles from "./timeline.module.css";

interface TimelineProps {
  trip: Trip;
  catches: readonly Catch[];
  /** In milliseconds since 1970. */
  now: number;
}

/**
 * Fish, events and conditions over the hours of a trip. A list and a table on the page say the same for screen readers.
 */
export function Timeline({ trip, catches, now }: TimelineProps) {
  const axis = axisOf(trip, now);
  const end = trip.ended_at === null ? now : Date.parse(trip.ended_at);
  const logged = catches.filter((caught) => !isCounted(caught, trip));
  const counted = catches.filter((caught) => isCounted(caught, trip));
  return (
    <ScrollBox label={t`Hour by hour`} className={styles.box}>
      <div className={styles.root} role="img" aria-label={describe(trip, catches)}>
        <Hours axis={axis} timeZone={trip.time_zone} />
        <FishRow name={t`Logged`} fish={logged} axis={axis} Mark={Weighed} />
        <FishRow name={t`Counted`} fish={counted} axis={axis} Mark={Counted} />
        <EventRow trip={trip} axis={axis} kinds={["lost"]} name={t({ message: "Lost", context: "fish" })} />
        <EventRow trip={trip} axis={axis} kinds={["strike", "follow"]} name={t`Bites`} />
        <ConditionRows trip={trip} axis={axis} within={{ from: Date.parse(trip.started_at), to: end }} />
        <div className={styles.over}>
          {axis.ticks.map((tick) => (
            <span key={tick} className={styles.grid} style={{ insetInlineStart: `${axis.at(tick)}%` }} />
          ))}
          <Part from={0} to={axis.at(Date.parse(trip.started_at))} className={styles.outside} />
          <Part from={axis.at(end)} to={100} className={styles.outside} />
          {breaksOf(trip, end).map(({ from, to }) => (
            <Part key={from} from={axis.at(from)} to={axis.at(to)} className={styles.pause} />
          ))}
        </div>
      </div>
    </ScrollBox>
  );
}

function Weighed({ species, weight }: Pick<Catch, "species" | "weight">) {
  return (
    <>
      <SpeciesMark species={species} isRinged />
      <MeasureFigure measure="weight" value={weight} className={styles.weight} />
    </>
  );
}

function Counted({ species }: Pick<Catch, "species">) {
  return <SpeciesMark species={species} className={styles.mark} />;
}

/** The most hour labels on a phone before they touch. */
const MOST_ON_PHONE = 6;

function Hours({ axis, timeZone }: { axis: Axis; timeZone: string }) {
  const format = new Intl.DateTimeFormat(figureLocale, { hour: "numeric", timeZone });
  return (
    <div className={styles.hours} data-many={axis.ticks.length > MOST_ON_PHONE || undefined}>
      <div className={styles.track}>
        {axis.ticks.map((tick) => (
          <span key={tick} className={styles.hour} style={{ insetInlineStart: `${axis.at(tick)}%` }}>
            {format.format(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}

interface EventRowProps {
  trip: Trip;
  axis: Axis;
  kinds: readonly string[];
  name: string;
}

/** Shows the events that have a time. */
function EventRow({ trip, axis, kinds, name }: EventRowProps) {
  const shown = trip.events.filter(({ kind, at }) => at !== null && kinds.includes(kind));
  if (shown.length === 0) return null;
  return (
    <TimelineRow name={name}>
      {shown.map(({ id, at }) => (
        <Placed key={id} at={axis.at(Date.parse(at ?? trip.started_at))}>
          <span className={styles.ring}>
            <Icon of={X} isSmall />
          </span>
        </Placed>
      ))}
    </TimelineRow>
  );
}

function Part({ from, to, className }: { from: number; to: number; className: string }): ReactNode {
  if (to <= from) return null;
  return <span className={className} style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }} />;
}

/** Example: "6:10 – 10:40 AM: 4 fish, 1 lost". */
function describe(trip: Trip, catches: readonly Catch[]): string {
  const times = formatTimes(trip);
  const { lost } = trip.counts;
  const fish = countFish(catches);
  if (lost > 0) {
    return t`${times}: ${plural(fish, { one: "# fish", other: "# fish" })}, ${plural(lost, { one: "# lost", other: "# lost" })}`;
  }
  return t`${times}: ${plural(fish, { one: "# fish", other: "# fish" })}`;
}
