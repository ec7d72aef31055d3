import { weatherEmoji } from "@creel/domain/conditions/sky-conditions";
import type { Weather } from "@creel/domain/weather/weather";
import { describeSkyShortly } from "@creel/texts/weather/describe-sky";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { formatPercent } from "../../i18n/numbers.ts";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { NoFigure } from "../../ui/layout/figure.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { cardinalName } from "../condition-names.ts";
import { TrendArrow } from "../glyphs.tsx";
import { pressureDifference, pressureMeasure, wholeMeasure } from "./whole-measure.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./now-band.module.css";

/** Shows the current weather as a row of figures. */
export function NowBand({ weather: { current } }: { weather: Weather }) {
  const units = useUnits();
  const { conditions, temperature, feelsLike, wind } = current;
  const degrees = (value: number) => wholeMeasure(units, "air_temperature", value);
  const unit = units.unitOf("air_temperature").name;
  const felt = feelsLike === null ? null : degrees(feelsLike);
  return (
    <dl className={styles.root} aria-label={t`Now`}>
      <div className={styles.sky}>
        <span className={styles.emoji} aria-hidden>
          {weatherEmoji(conditions, current.isDay ?? true)}
        </span>
        <dt className={utilities.visuallyHidden}>{t`Temperature`}</dt>
        <dd className={styles.temperature}>
          <span aria-hidden>{degrees(temperature)}°</span>
          <span className={utilities.visuallyHidden}>{`${degrees(temperature)} ${unit}`}</span>
        </dd>
        <dt className={utilities.visuallyHidden}>{t`Sky`}</dt>
        <dd className={styles.words}>
          <b>{describeSkyShortly(conditions, i18n)}</b>
          {felt !== null && <span>{t`Feels like ${felt} ${unit}`}</span>}
        </dd>
      </div>
      <LabeledValue name={t`Wind`} note={gustsLabel(units, wind)}>
        {wind.speed !== null && (
          <>
            {wholeMeasure(units, "wind_speed", wind.speed)} {units.unitOf("wind_speed").name}{" "}
            {wind.cardinal && cardinalName(wind.cardinal)}
          </>
        )}
      </LabeledValue>
      <LabeledValue name={t`Pressure`} note={trendLabel(units, current)}>
        {current.pressure !== null && (
          <>
            {pressureMeasure(units, current.pressure)}
            {current.pressureTrend && <TrendArrow trend={current.pressureTrend} />}
          </>
        )}
      </LabeledValue>
      <LabeledValue name={t`Humidity`}>
        {current.humidity !== null && formatPercent(current.humidity)}
      </LabeledValue>
      <LabeledValue name={t`Visibility`}>
        {current.visibility !== null && units.formatDistance(current.visibility)}
      </LabeledValue>
    </dl>
  );
}

function gustsLabel(units: Units, { gust }: Weather["current"]["wind"]): string | false {
  if (gust === null) return false;
  const speed = wholeMeasure(units, "wind_speed", gust);
  return t`gusts ${speed}`;
}

/** Returns text such as "falling 0.04 in 3 h", or just "steady for 3 h" without an amount. */
function trendLabel(units: Units, { pressureTrend, pressureChange }: Weather["current"]): string | false {
  if (pressureTrend === null) return false;
  if (pressureTrend === "Steady") return t`steady for 3 h`;
  const isRising = pressureTrend === "Rising";
  if (pressureChange === null) return isRising ? t`rising for 3 h` : t`falling for 3 h`;
  const change = pressureDifference(units, pressureChange);
  return isRising ? t`rising ${change} in 3 h` : t`falling ${change} in 3 h`;
}

interface LabeledValueProps {
  name: string;
  note?: string | false;
  /** False if the value is not known. */
  children: ReactNode;
}

function LabeledValue({ name, note, children }: LabeledValueProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children ? <bdi>{children}</bdi> : <NoFigure />}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}

export function NowSkeleton() {
  return (
    <div className={styles.root} role="status" aria-label={t`Loading the weather`}>
      <div className={styles.sky}>
        <Skeleton width="64px" height={64} />
        <Skeleton width="92px" height={52} />
      </div>
      {["wind", "pressure", "humidity", "visibility"].map((name) => (
        <div key={name}>
          <Skeleton width="6ch" height={16} />
          <Skeleton width="8ch" height={26} />
        </div>
      ))}
    </div>
  );
}
