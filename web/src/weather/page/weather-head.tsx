import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { PageHeader } from "../../ui/layout/page-header.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import type { PlaceClock } from "./hours/place-clock.ts";
import type { KnownWeather } from "./use-place-weather.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./place-weather.module.css";

const DECIMALS = 4;

interface WeatherHeadProps {
  place: Coordinates;
  known: KnownWeather;
  clock: PlaceClock;
  actions: ReactNode;
}

/** Where it is, when it was told, and on whose clocks the page counts. */
export function WeatherHead({ place, known, clock, actions }: WeatherHeadProps) {
  const { forecast, weather } = known;
  const position = withMinus(formatCoordinates(place, DECIMALS));
  const name = forecast?.location.name ?? weather?.location.name;
  return (
    <PageHeader actions={actions}>
      <div className={styles.words}>
        {name === undefined ? <h1>{t`Weather`}</h1> : <h1 className={utilities.place}>{withMinus(name)}</h1>}
        <p className={classNames(utilities.small, utilities.muted)}>
          <bdi>{position}</bdi>
          {forecast && clockNotes(known, clock).map((note) => ` · ${note}`)}
        </p>
      </div>
    </PageHeader>
  );
}

/** Far out at sea a place is called by its coordinates. */
function withMinus(name: string): string {
  return name.replaceAll(/-(?=\d)/g, "−");
}

function clockNotes({ forecast, weather, now }: KnownWeather, clock: PlaceClock): string[] {
  const told = weather?.observedAt ?? forecast?.observedAt;
  const zone = clock.nameIfForeign(now);
  const time = told && clock.time(told);
  return [...(time ? [t`updated ${time}`] : []), ...(zone === null ? [] : [t`times in ${zone}`])];
}
