import type { Coordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CloudOff, MapPinOff, RefreshCw } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";

import { hasFailed } from "../http/has-failed.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Skeleton } from "../ui/feedback/states.tsx";
import { lazyPart } from "../ui/hooks/lazy-part.ts";
import { currentWeatherQuery } from "./api.ts";
import { ChangePlaceIcon } from "./place/change-place.tsx";
import type { WeatherPlace } from "./place/use-weather-place.ts";
import { WeatherNow } from "./weather-now.tsx";
import { describeWeatherFailure } from "./weather-texts.ts";
import { type Asking, WidgetFrame } from "./widget-frame.tsx";
import { WeatherSkeleton } from "./widget-skeleton.tsx";

import * as styles from "./widget-note.module.css";

interface WeatherWidgetProps {
  weatherPlace: WeatherPlace;
  /** Further information, shown below the score. */
  scoreNote: ReactNode;
}

/** Shows the weather at the angler's place and its fishing score. Refetched every 10 minutes. */
export function WeatherWidget({ weatherPlace, scoreNote }: WeatherWidgetProps) {
  const { place, isLocating } = weatherPlace;
  const looks = { weatherPlace, scoreNote };
  if (place) return <WeatherAt place={place} {...looks} />;
  if (isLocating) return <WeatherSkeleton />;
  return <WhereAreYou weatherPlace={weatherPlace} />;
}

function WeatherAt({ place, weatherPlace, scoreNote }: WeatherWidgetProps & { place: Coordinates }) {
  const query = useQuery({
    ...currentWeatherQuery(place),
    // Keeps the previous place's weather until the new one arrives, so that nothing moves.
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const asking = { error, isFetching, retry: () => void refetch() };
  if (data) {
    return (
      <WeatherNow
        weather={data}
        isOld={isPlaceholderData}
        place={place}
        weatherPlace={weatherPlace}
        asking={asking}
        scoreNote={scoreNote}
      />
    );
  }
  return hasFailed(query) ? (
    <WeatherFailure weatherPlace={weatherPlace} asking={asking} />
  ) : (
    <WeatherSkeleton />
  );
}

interface WeatherFailureProps {
  weatherPlace: WeatherPlace;
  asking: Asking;
}

/** Explains why there is no weather, with a button to try again. The explanation stays during the retry. */
function WeatherFailure({ weatherPlace, asking }: WeatherFailureProps) {
  const [error, setError] = useState(asking.error);
  if (asking.error && asking.error !== error) setError(asking.error);
  return (
    <WidgetFrame
      title={weatherPlace.source === "home" ? t`Home water` : t`Weather`}
      actions={<ChangePlaceIcon weatherPlace={weatherPlace} />}
    >
      <div className={styles.root} data-slot="weather-note" role="status">
        <Icon of={CloudOff} className={styles.bad} />
        <div>
          <h3>{describeWeatherFailure(error)}</h3>
          <p>{t`Your catches are not affected. Try again, or fill in the weather by hand.`}</p>
        </div>
      </div>
      <Button isPending={asking.isFetching} onPress={asking.retry}>
        <Icon of={RefreshCw} isSmall />
        {t`Retry`}
      </Button>
    </WidgetFrame>
  );
}

const PlaceChoices = lazyPart(async () => (await import("./place/place-choices.tsx")).PlaceChoices);

interface WhereAreYouProps {
  weatherPlace: WeatherPlace;
}

/** Lets the angler name a place if neither the device's position nor a home is known. */
function WhereAreYou({ weatherPlace }: WhereAreYouProps) {
  const [title, text] = describe(weatherPlace.problem);
  return (
    <WidgetFrame title={t`Weather`}>
      <div className={styles.root} data-slot="weather-note" role="status">
        <Icon of={MapPinOff} />
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </div>
      <Suspense fallback={<Skeleton width="100%" height={132} />}>
        <PlaceChoices weatherPlace={weatherPlace} />
      </Suspense>
    </WidgetFrame>
  );
}

function describe(problem: string | null): [title: string, text: string] {
  if (problem === null) {
    return [
      t`Waiting for your location`,
      t`Your browser may be asking for permission. You can also choose a place.`,
    ];
  }
  const hasGeolocation = "geolocation" in navigator;
  if (!hasGeolocation) return [problem, t`Choose a place to see its weather.`];
  return [t`Your location is unknown`, problem];
}
