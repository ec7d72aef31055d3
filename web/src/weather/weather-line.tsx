import { weatherEmoji } from "@creel/domain/conditions/sky-conditions";
import type { Weather } from "@creel/domain/weather/weather";
import { describeSky } from "@creel/texts/weather/describe-sky";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "react-aria-components";

import { hasFailed } from "../http/has-failed.ts";
import { Icon } from "../ui/art/icon.tsx";
import { useUnits } from "../units/use-units.ts";
import { currentWeatherQuery } from "./api.ts";
import { RatingBadge } from "./fishing-rating.tsx";
import type { WeatherPlace } from "./place/use-weather-place.ts";
import { wholeDegrees } from "./weather-texts.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./weather-line.module.css";

interface WeatherLineProps {
  weatherPlace: WeatherPlace;
  /** The panel that a tap opens. */
  children: ReactNode;
}

/** Shows the local weather in one line, for a phone. */
export function WeatherLine({ weatherPlace, children }: WeatherLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.root}>
      <Button
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setIsOpen(!isOpen)}
      >
        <span className={utilities.visuallyHidden}>{t`Weather`}</span>
        <InOneLine weatherPlace={weatherPlace} />
        <Icon of={ChevronDown} isSmall />
      </Button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}

function InOneLine({ weatherPlace: { place, isLocating } }: Pick<WeatherLineProps, "weatherPlace">) {
  const query = useQuery({
    ...currentWeatherQuery(place ?? { latitude: 0, longitude: 0 }),
    enabled: place !== null,
    placeholderData: keepPreviousData,
  });
  if (place && query.data) return <Now weather={query.data} />;
  const isWaiting = isLocating || (place !== null && !hasFailed(query));
  return (
    <span className={styles.words}>
      {isWaiting
        ? t`Loading the weather`
        : place
          ? t`No weather right now`
          : t`Choose a place for the weather`}
    </span>
  );
}

function Now({ weather: { current, fishing } }: { weather: Weather }) {
  const units = useUnits();
  const { temperature, conditions, isDay } = current;
  return (
    <>
      <span className={styles.emoji} aria-hidden>
        {weatherEmoji(conditions, isDay ?? true)}
      </span>
      <span className={styles.temperature}>
        {wholeDegrees(units, temperature)}°
        <span className={utilities.visuallyHidden}>{units.unitOf("air_temperature").name.slice(1)}</span>
      </span>
      <span className={styles.words}>{describeSky(conditions, i18n)}</span>
      <RatingBadge rating={fishing.rating} score={fishing.score} />
    </>
  );
}
