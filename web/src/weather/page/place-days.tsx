import type { Coordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import { Suspense } from "react";

import { Skeleton } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { HoursAndSky } from "./hours-and-sky.tsx";
import type { PlaceClock } from "./hours/place-clock.ts";
import type { KnownWeather } from "./use-place-weather.ts";

import * as styles from "./place-weather.module.css";

/** Few places lie by the sea. */
const SeaBlock = lazyPart(async () => (await import("./sea-block.tsx")).SeaBlock);

interface PlaceDaysProps {
  place: Coordinates;
  known: KnownWeather;
  clock: PlaceClock;
}

export function PlaceDays({ place, known: { forecast, weather, marine, now }, clock }: PlaceDaysProps) {
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

export function PlaceDaysSkeleton() {
  return (
    <div className={styles.days} role="status" aria-label={t`Loading the hours`}>
      <Skeleton width="min(240px, 60%)" height={32} />
      <div className={styles.daysSkeleton}>
        <Skeleton width="100%" height={460} />
      </div>
    </div>
  );
}
