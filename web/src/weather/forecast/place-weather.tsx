import "./place-weather.css";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { type ReactNode, Suspense, useMemo } from "react";

import { Skeleton } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { WeatherAlerts } from "../alerts/weather-alerts.tsx";
import { AlertsSkeleton } from "../parts/weather-skeleton.tsx";
import { useWaitLimit } from "../place/use-wait-limit.ts";
import { FishingConditions } from "./fishing-conditions.tsx";
import { HoursAndSky } from "./hours-and-sky.tsx";
import { NowBand, NowSkeleton } from "./hours/now-band.tsx";
import { type PlaceClock, placeClock } from "./measures/place-clock.ts";
import { SourcesLine } from "./sources-line.tsx";
import { type KnownWeather, usePlaceWeather } from "./use-place-weather.ts";
import { WeatherHead } from "./weather-head.tsx";
import { WeatherNotices } from "./weather-notices.tsx";

/** Few places lie by the sea. */
const SeaBlock = lazyPart(async () => (await import("./sea-block.tsx")).SeaBlock);

interface PlaceWeatherProps {
  place: Coordinates;
  /** Beside the name: what can be done about the place. */
  actions: ReactNode;
}

/** Everything that is known of the weather at a place, now and in the next days. */
export function PlaceWeather({ place, actions }: PlaceWeatherProps) {
  const known = usePlaceWeather(place);
  const { forecast } = known;
  const clock = useMemo(() => placeClock(forecast?.timeZone ?? "UTC"), [forecast?.timeZone]);
  return (
    <>
      {/* The button by which the place was changed stays, and has the focus back. */}
      <WeatherHead place={place} known={known} clock={clock} actions={actions} />
      <WeatherAnnouncement key={JSON.stringify(place)} place={place} known={known} clock={clock} />
    </>
  );
}

interface ToldProps {
  place: Coordinates;
  known: KnownWeather;
  clock: PlaceClock;
}

function WeatherAnnouncement({ place, known, clock }: ToldProps) {
  const { forecast, weather, marine } = known;
  // What comes below it waits a little, so that nothing moves; a service that is silent does not hold it up.
  const isNowAwaited = useWaitLimit(known.isLoadingNow);
  const timeHere = (instant: string) => clock.timeFrom(instant, new Date().toISOString());
  return (
    <>
      <WeatherNotices known={known} />
      {!known.isOff && (
        <div className="place-alerts">
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
          <FishingConditions fishing={weather.fishing} />
        </>
      )}
      {!isNowAwaited && (
        <>
          {known.isLoadingDays && <DaysSkeleton />}
          <Days place={place} known={known} clock={clock} />
          <SourcesLine
            hasSky={forecast !== undefined}
            attribution={[weather, forecast, marine].flatMap((answer) => answer?.attribution ?? [])}
          />
        </>
      )}
    </>
  );
}

function Days({ place, known: { forecast, weather, marine, now }, clock }: ToldProps) {
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
      <Suspense>{marine?.available && <SeaBlock marine={marine} clock={clock} now={now} />}</Suspense>
    </>
  );
}

function DaysSkeleton() {
  return (
    <div className="hours-and-sky" role="status" aria-label="Loading the hours">
      <Skeleton width="min(240px, 60%)" height={32} />
      <div className="hours-skeleton">
        <Skeleton width="100%" height={460} />
      </div>
    </div>
  );
}
