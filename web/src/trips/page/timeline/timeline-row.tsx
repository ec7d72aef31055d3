import type { Catch } from "@creel/domain/catches/catch";
import type { ComponentType, ReactNode } from "react";

import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import { useUnits } from "../../../units/use-units.ts";
import { type Axis, lanesOf, type Span } from "./timeline-axis.ts";

import * as styles from "./timeline.module.css";

/** Half the width of the widest figure in a row, in rem. */
const HALF = 1.25;

/** @param at in percent of the width; an element that would overflow moves to the edge */
export function startAt(at: number, half = HALF) {
  return { insetInlineStart: `clamp(${half}rem, ${at}%, calc(100% - ${half}rem))` };
}

/** Places a span of time. The time outside of the trip stays empty. */
export function placeOf(axis: Axis, { from, to }: Span, within: Span) {
  const [start, end] = [axis.at(Math.max(from, within.from)), axis.at(Math.min(to, within.to))];
  return { insetInlineStart: `${start}%`, inlineSize: `${end - start}%` };
}

interface TimelineRowProps {
  name: string;
  /** True for content higher than a mark. */
  isHigh?: boolean;
  children: ReactNode;
}

export function TimelineRow({ name, isHigh = false, children }: TimelineRowProps) {
  return (
    <div className={styles.row} data-high={isHigh || undefined}>
      <span className={styles.name}>{name}</span>
      <div className={styles.track}>{children}</div>
    </div>
  );
}

/** @param at in percent of the width */
export function Placed({ at, children }: { at: number; children: ReactNode }) {
  return (
    <span className={styles.placed} style={startAt(at)}>
      {children}
    </span>
  );
}

/** The width of a mark with its weight, in percent. Pounds and ounces are wide. */
const FISH_WIDTH = { phone: 18, desk: 8 };
const WIDTH_IN_OUNCES = { phone: 36, desk: 10 };
/** Half the width of a fish, and the height of its lane, in rem. */
const FISH_HALF = 2;
const LANE = 3.75;

interface FishRowProps {
  name: string;
  fish: readonly Catch[];
  axis: Axis;
  Mark: ComponentType<Pick<Catch, "species" | "weight">>;
}

/** Places the fish in as many lanes as needed, so that they do not overlap. */
export function FishRow({ name, fish, axis, Mark }: FishRowProps) {
  const isPhone = useIsPhone();
  const { phone, desk } = useUnits().hasOunces ? WIDTH_IN_OUNCES : FISH_WIDTH;
  if (fish.length === 0) return null;
  const places = fish.map(({ date }) => axis.at(Date.parse(date)));
  const lanes = lanesOf(places, isPhone ? phone : desk);
  return (
    <div className={styles.row}>
      <span className={styles.name}>{name}</span>
      <div className={styles.track} style={{ blockSize: `${(Math.max(...lanes) + 1) * LANE}rem` }}>
        {fish.map(({ id, species, weight }, index) => (
          <span
            key={id}
            className={classNames(styles.placed, styles.fish)}
            style={placeIn(lanes[index] ?? 0, places[index] ?? 0)}
          >
            <Mark species={species} weight={weight} />
          </span>
        ))}
      </div>
    </div>
  );
}

function placeIn(lane: number, at: number) {
  return { ...startAt(at, FISH_HALF), insetBlockStart: `${(lane + 0.5) * LANE}rem` };
}
