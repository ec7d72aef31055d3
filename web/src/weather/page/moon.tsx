import type { DaySky } from "@creel/domain/weather/forecast";
import { t } from "@lingui/core/macro";

import { phaseName } from "../parts/condition-names.ts";
import { MoonGlyph } from "../parts/glyphs.tsx";
import type { PlaceClock } from "./hours/place-clock.ts";
import { whole } from "./hours/whole-measure.ts";

import * as styles from "./sky-blocks.module.css";

interface MoonProps {
  moon: DaySky["moon"];
  clock: PlaceClock;
  isSouth: boolean;
}

export function Moon({ moon, clock, isSouth }: MoonProps) {
  const { phase, elongation, illumination, rise, set, nextFull, nextNew } = moon;
  const [fullDay, newDay] = [clock.shortDay(nextFull), clock.shortDay(nextNew)];
  const next = elongation < 180 ? t`Full on ${fullDay}` : t`New on ${newDay}`;
  const lit = whole(illumination * 100);
  const events = [
    rise !== null && { at: rise, text: describeRise(clock.time(rise)) },
    set !== null && { at: set, text: describeSet(clock.time(set)) },
  ].filter((event) => event !== false);
  const words = events
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ text }) => text)
    .join(", ");
  return (
    <div className={styles.moon}>
      <MoonGlyph elongation={elongation} isSouthern={isSouth} className={styles.drawing} />
      <p>
        <b>{phaseName(phase)}</b>
        <br />
        {t`${lit} % lit. ${next}`}
        <br />
        <span className={styles.events}>{words || t`Neither rises nor sets this day`}</span>
      </p>
    </div>
  );
}

function describeRise(time: string): string {
  return t({ message: `up ${time}`, context: "rising of the moon" });
}

function describeSet(time: string): string {
  return t({ message: `down ${time}`, context: "setting of the moon" });
}
