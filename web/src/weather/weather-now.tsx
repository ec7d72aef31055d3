import { weatherEmoji } from "@creel/domain/conditions/sky-conditions";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Weather } from "@creel/domain/weather/weather";
import { describeSky } from "@creel/texts/weather/describe-sky";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../ui/art/icon.tsx";
import { Button, IconButton } from "../ui/controls/button.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { useUnits } from "../units/use-units.ts";
import { Attributions } from "./attributions.tsx";
import { formatAdvice, RatingBadge, ScoreBar } from "./fishing-rating.tsx";
import { ChangePlaceIcon } from "./place/change-place.tsx";
import type { WeatherPlace } from "./place/use-weather-place.ts";
import { WeatherFigures } from "./weather-figures.tsx";
import {
  describeAge,
  describeWeatherFailure,
  formatClockTime,
  formatTemperature,
  wholeDegrees,
} from "./weather-texts.ts";
import { type Asking, WidgetFrame } from "./widget-frame.tsx";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./weather-now.module.css";

interface WeatherNowProps {
  weather: Weather;
  /** True while this is still the weather of the previous place. */
  isOld: boolean;
  place: Coordinates;
  weatherPlace: WeatherPlace;
  asking: Asking;
  /** Shown below the score. */
  scoreNote: ReactNode;
}

export function WeatherNow(props: WeatherNowProps) {
  const { weather, isOld, place, weatherPlace, asking, scoreNote } = props;
  const { location, current, fishing, attribution } = weather;
  const time = formatClockTime(current.timestamp);
  const [advice] = formatAdvice(weather, useUnits());
  return (
    <WidgetFrame
      isNamed
      title={location.name}
      note={weatherPlace.source === "home" ? t`Home water · Updated ${time}` : t`Updated ${time}`}
      isOld={isOld}
      actions={
        <>
          <ChangePlaceIcon weatherPlace={weatherPlace} />
          <IconButton label={t`Refresh weather`} isPending={asking.isFetching} onPress={asking.retry}>
            <Icon of={RefreshCw} />
          </IconButton>
        </>
      }
    >
      <WeatherSky current={current} />
      <div className={styles.rating}>
        <h3>{t`Fishing conditions`}</h3>
        <RatingBadge rating={fishing.rating} score={fishing.score} />
      </div>
      <ScoreBar score={fishing.score} />
      <p className={styles.advice}>{advice}</p>
      {scoreNote}
      <WeatherFigures current={current} isSouthern={place.latitude < 0} />
      <Age staleSeconds={weather.staleSeconds} asking={asking} />
      <Attributions of={attribution} />
    </WidgetFrame>
  );
}

interface AgeProps {
  staleSeconds: number | null;
  asking: Asking;
}

/** Says that the weather is older than it should be, and why. */
function Age({ staleSeconds, asking }: AgeProps) {
  if (asking.error) {
    return (
      <p className={styles.age} role="status">
        {describeWeatherFailure(asking.error)}
        <Button look="quiet" isPending={asking.isFetching} onPress={asking.retry}>
          {t`Retry`}
        </Button>
      </p>
    );
  }
  if (staleSeconds === null) return null;
  const age = describeAge(staleSeconds);
  return (
    <p
      className={styles.age}
    >{t`This weather is ${age} old: the weather service is not answering right now.`}</p>
  );
}

function WeatherSky({ current }: { current: Weather["current"] }) {
  const units = useUnits();
  const { temperature, feelsLike, conditions, isDay } = current;
  const felt = feelsLike === null ? null : formatTemperature(units, feelsLike);
  return (
    <div className={styles.weatherSky}>
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
