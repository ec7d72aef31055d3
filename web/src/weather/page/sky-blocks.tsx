import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { DaySky, ForecastPeriod } from "@creel/domain/weather/forecast";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { NoFigure } from "../../ui/layout/figure.tsx";
import { phaseName } from "../condition-names.ts";
import { MoonGlyph } from "../glyphs.tsx";
import type { PlaceClock } from "./place-clock.ts";
import { LabelHint, RuledList } from "./ruled-list.tsx";
import { whole } from "./whole-measure.ts";

import * as styles from "./sky-blocks.module.css";

interface SkyBlocksProps {
  sky: DaySky;
  clock: PlaceClock;
  isSouth: boolean;
}

/** Shows the moon, solunar periods and light of a day. */
export function SkyBlocks({ sky, clock, isSouth }: SkyBlocksProps) {
  return (
    <div className={styles.root}>
      <Block name={t`Moon`}>
        <Moon moon={sky.moon} clock={clock} isSouth={isSouth} />
      </Block>
      <Block name={t`Solunar`}>
        <RuledList>
          {sky.solunar.map((period) => (
            <div key={period.start} data-strong={period.kind === "major" || undefined}>
              <dt>
                {period.kind === "major"
                  ? t({ message: "Major", context: "solunar period" })
                  : t({ message: "Minor", context: "solunar period" })}
                {period.isPrime && <LabelHint> {lightOf(period, sky)}</LabelHint>}
              </dt>
              <dd>{clock.range(period.start, period.end)}</dd>
            </div>
          ))}
        </RuledList>
      </Block>
      <Block name={t({ message: "Light", context: "of the sun, through a day" })}>
        {sky.sunAllDay && (
          <p className={styles.note}>
            {sky.sunAllDay === "up" ? t`The sun does not set.` : t`The sun does not rise.`}
          </p>
        )}
        <RuledList>
          <EventTime name={t`First light`} at={sky.firstLight} clock={clock} />
          <EventTime name={t`Sunrise`} at={sky.sunrise} clock={clock} />
          <EventTime name={t`Sunset`} at={sky.sunset} clock={clock} />
          <EventTime name={t`Last light`} at={sky.lastLight} clock={clock} />
        </RuledList>
      </Block>
    </div>
  );
}

function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.block} aria-label={name}>
      <h3>{name}</h3>
      {children}
    </section>
  );
}

interface EventTimeProps {
  name: string;
  at: string | null;
  clock: PlaceClock;
}

function EventTime({ name, at, clock }: EventTimeProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {at === null ? <NoFigure label={t({ message: "none", context: "rise or set" })} /> : clock.time(at)}
      </dd>
    </div>
  );
}

/** Says whether a period is near sunrise or sunset. */
function lightOf({ start, end }: ForecastPeriod, { sunrise }: DaySky): string {
  if (sunrise === null) return t`near sunset`;
  const rise = Date.parse(sunrise);
  const isNear = Date.parse(start) < rise + HOUR_MS && Date.parse(end) > rise - HOUR_MS;
  return isNear ? t`near sunrise` : t`near sunset`;
}

interface MoonProps {
  moon: DaySky["moon"];
  clock: PlaceClock;
  isSouth: boolean;
}

function Moon({ moon, clock, isSouth }: MoonProps) {
  const { phase, elongation, illumination, rise, set, nextFull, nextNew } = moon;
  const [fullDay, newDay] = [clock.shortDay(nextFull), clock.shortDay(nextNew)];
  const next = elongation < 180 ? t`Full on ${fullDay}` : t`New on ${newDay}`;
  const lit = whole(illumination * 100);
  const events = [
    rise !== null && { at: rise, text: describeRise(clock.time(rise)) },
    set !== null && { at: set, text: describeSet(clock.time(set)) },
  ].filter((event) => event !== false);
  const eventsText = events
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ text }) => text)
    .join(", ");
  return (
    <div className={styles.moon}>
      <MoonGlyph elongation={elongation} isSouthern={isSouth} className={styles.drawing} />
      <p>
        <b>{phaseName(phase)}</b>
        <br />
        {t`${lit}% lit. ${next}`}
        <br />
        <span className={styles.events}>{eventsText || t`Doesn’t rise or set this day`}</span>
      </p>
    </div>
  );
}

function describeRise(time: string): string {
  return t({ message: `rises ${time}`, context: "rising of the moon" });
}

function describeSet(time: string): string {
  return t({ message: `sets ${time}`, context: "setting of the moon" });
}
