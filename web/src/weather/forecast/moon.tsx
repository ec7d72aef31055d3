import type { DaySky } from "@creel/domain/weather/forecast";
import { t } from "@lingui/core/macro";

import { MoonGlyph } from "../parts/glyphs.tsx";
import type { PlaceClock } from "./measures/place-clock.ts";
import { whole } from "./measures/whole-measure.ts";

import * as styles from "./sky-blocks.module.css";

interface MoonProps {
  moon: DaySky["moon"];
  clock: PlaceClock;
  isSouth: boolean;
}

export function Moon({ moon, clock, isSouth }: MoonProps) {
  const { phase, elongation, illumination, rise, set, nextFull, nextNew } = moon;
  const next =
    elongation < 180 ? t`Full on ${clock.shortDay(nextFull)}` : t`New on ${clock.shortDay(nextNew)}`;
  const events = [
    rise !== null && { at: rise, text: `up ${clock.time(rise)}` },
    set !== null && { at: set, text: `down ${clock.time(set)}` },
  ].filter((event) => event !== false);
  const words = events
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ text }) => text)
    .join(", ");
  return (
    <div className={styles.moon}>
      <MoonGlyph elongation={elongation} isSouthern={isSouth} className={styles.drawing} />
      <p>
        <b>{phase}</b>
        <br />
        {t`${whole(illumination * 100)} % lit. ${next}`}
        <br />
        <span className={styles.events}>{words || t`Neither rises nor sets this day`}</span>
      </p>
    </div>
  );
}
