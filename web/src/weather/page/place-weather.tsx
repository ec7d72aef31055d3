import type { Coordinates } from "@creel/domain/places/coordinates";
import { type ReactNode, useMemo } from "react";

import { AlertsSkeleton } from "../alerts/alerts-skeleton.tsx";
import { WeatherAlerts } from "../alerts/weather-alerts.tsx";
import { SourcesLine } from "../parts/sources-line.tsx";
import { useWaitLimit } from "../place/use-wait-limit.ts";
import { FishingConditions } from "./fishing-conditions.tsx";
import { NowBand } from "./hours/now-band.tsx";
import { NowSkeleton } from "./hours/now-skeleton.tsx";
import { type PlaceClock, placeClock } from "./hours/place-clock.ts";
import { PlaceDays, PlaceDaysSkeleton } from "./place-days.tsx";
import { type KnownWeather, usePlaceWeather } from "./use-place-weather.ts";
import { WeatherHead } from "./weather-head.tsx";
import { WeatherNotices } from "./weather-notices.tsx";

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
