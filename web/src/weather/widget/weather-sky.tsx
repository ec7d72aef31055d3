import { weatherEmoji } from "@creel/domain/conditions/sky-conditions";
import type { Weather } from "@creel/domain/weather/weather";
import { describeSky } from "@creel/texts/weather/describe-sky";
import { i18n } from "@lingui/core";
import { Trans } from "@lingui/react/macro";

import { classNames } from "../../ui/styles/class-names.ts";
import { useUnits } from "../../units/use-units.ts";
import { formatTemperature, wholeDegrees } from "../parts/weather-texts.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./weather-sky.module.css";

export function WeatherSky({ current }: { current: Weather["current"] }) {
  const units = useUnits();
  const { temperature, feelsLike, conditions, isDay } = current;
  const felt = feelsLike === null ? null : formatTemperature(units, feelsLike);
  return (
    <div className={styles.root}>
      <span className={styles.emoji} aria-hidden>
        {weatherEmoji(conditions, isDay ?? true)}
      </span>
      <p className={styles.temperature}>
        {wholeDegrees(units, temperature)}°
        <span className={utilities.visuallyHidden}>{units.unitOf("air_temperature").name.slice(1)}</span>
      </p>
      <div>
        <p className={styles.description}>{describeSky(conditions, i18n)}</p>
        {felt !== null && (
          <p className={classNames(utilities.small, utilities.muted)}>
            <Trans>
              Feels like <span className={utilities.nowrap}>{felt}</span>
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}
