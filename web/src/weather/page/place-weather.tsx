import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import { type ReactNode, useMemo } from "react";

import { Skeleton } from "../../ui/feedback/states.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { AlertsSkeleton, WeatherAlerts } from "../alerts/weather-alerts.tsx";
import { SourcesLine } from "../parts/attributions.tsx";
import { useWaitLimit } from "../place/use-weather-place.ts";
import { FishingConditions } from "./fishing-conditions.tsx";
import { HoursAndSky } from "./hours-and-sky.tsx";
import { NowBand, NowSkeleton } from "./hours/now-band.tsx";
import { type PlaceClock, placeClock } from "./hours/place-clock.ts";
import { SeaBlock } from "./sea-block.tsx";
import { type KnownWeather, usePlaceWeather } from "./use-place-weather.ts";
import { WeatherNotices } from "./weather-notices.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./place-weather.module.css";

interface PlaceWeatherProps {
  place: Coordinates;
  /** Beside the name: what can be done about the place. */
  actions: ReactNode;
  /** Under the score: what else is known of it. */
  scoreNote: ReactNode;
}

/** Everything that is known of the weather at a place, now and in the next days. */
export function PlaceWeather({ place, actions, scoreNote }: PlaceWeatherProps) {
  const known = usePlaceWeather(place);
  const { forecast } = known;
  const clock = useMemo(() => placeClock(forecast?.timeZone ?? "UTC"), [forecast?.timeZone]);
  return (
    <>
      {/* The button by which the place was changed stays, and has the focus back. */}
      <WeatherHead place={place} known={known} clock={clock} actions={actions} />
      <WeatherAnnouncement
        key={JSON.stringify(place)}
        place={place}
        known={known}
        clock={clock}
        scoreNote={scoreNote}
      />
    </>
  );
}

interface WeatherAnnouncementProps {
  place: Coordinates;
  scoreNote: PlaceWeatherProps["scoreNote"];
  known: KnownWeather;
  clock: PlaceClock;
}

function WeatherAnnouncement({ place, known, clock, scoreNote }: WeatherAnnouncementProps) {
  const { forecast, weather, marine } = known;
  // What comes below it waits a little, so that nothing moves; a service that is silent does not hold it up.
  const isNowAwaited = useWaitLimit(known.isLoadingNow);
  const timeHere = (instant: string) => clock.timeFrom(instant, new Date().toISOString());
  return (
    <>
      <WeatherNotices known={known} />
      {!known.isOff && (
        <div className={styles.alerts}>
          {known.isOn ? (
            <WeatherAlerts
              weatherPlace={{ place, isLocating: false }}
              {...(forecast && { formatTime: timeHere })}
            />
          ) : (
            <AlertsSkeleton />
          )}
        </div>
      )}
      {known.isLoadingNow && <NowSkeleton />}
      {weather && (
        <>
          <NowBand weather={weather} />
          <FishingConditions weather={weather} note={scoreNote} />
        </>
      )}
      {!isNowAwaited && (
        <>
          {known.isLoadingDays && <PlaceDaysSkeleton />}
          <PlaceDays place={place} known={known} clock={clock} />
          <SourcesLine
            hasSky={forecast !== undefined}
            attribution={[weather, forecast, marine].flatMap((answer) => answer?.attribution ?? [])}
          />
        </>
      )}
    </>
  );
}

interface PlaceDaysProps {
  place: Coordinates;
  known: KnownWeather;
  clock: PlaceClock;
}

function PlaceDays({ place, known: { forecast, weather, marine, now }, clock }: PlaceDaysProps) {
  if (!forecast) return null;
  return (
    <>
      <HoursAndSky
        forecast={forecast}
        weather={weather}
        clock={clock}
        now={now}
        isSouth={place.latitude < 0}
      />
      {marine?.available && <SeaBlock marine={marine} clock={clock} now={now} />}
    </>
  );
}

function PlaceDaysSkeleton() {
  return (
    <div className={styles.days} role="status" aria-label={t`Loading the hours`}>
      <Skeleton width="min(240px, 60%)" height={32} />
      <div className={styles.daysSkeleton}>
        <Skeleton width="100%" height={460} />
      </div>
    </div>
  );
}

const DECIMALS = 4;

interface WeatherHeadProps {
  place: Coordinates;
  known: KnownWeather;
  clock: PlaceClock;
  actions: ReactNode;
}

/** Where it is, when it was told, and on whose clocks the page counts. */
function WeatherHead({ place, known, clock, actions }: WeatherHeadProps) {
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
