import type { Catch } from "@creel/domain/catches/catch";
import type { ComponentType, ReactNode } from "react";

import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import { type Axis, lanesOf } from "./timeline-axis.ts";

import * as styles from "./timeline.module.css";

/** In rem: half of the widest figure that stands at an instant. */
const HALF = 1.25;

/** @param at in percent of the width; what would stand out of it stands at its edge */
export function startAt(at: number, half = HALF) {
  return { insetInlineStart: `clamp(${half}rem, ${at}%, calc(100% - ${half}rem))` };
}

interface TimelineRowProps {
  name: string;
  /** For what is larger than a mark. */
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

/** In percent of the width: a mark with its weight below. */
const FISH_WIDTH = { phone: 18, desk: 8 };
/** In rem: half of it, and the height of its lane. */
const FISH_HALF = 2;
const LANE = 3.75;

interface FishRowProps {
  name: string;
  fish: readonly Catch[];
  axis: Axis;
  Mark: ComponentType<Pick<Catch, "species" | "weight">>;
}

/** Fish make room for each other, in as many lanes as that takes. */
export function FishRow({ name, fish, axis, Mark }: FishRowProps) {
  const isPhone = useIsPhone();
  if (fish.length === 0) return null;
  const places = fish.map(({ date }) => axis.at(Date.parse(date)));
  const lanes = lanesOf(places, isPhone ? FISH_WIDTH.phone : FISH_WIDTH.desk);
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
