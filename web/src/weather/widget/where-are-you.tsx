import { t } from "@lingui/core/macro";
import { MapPinOff } from "lucide-react";
import { Suspense } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import type { WeatherPlace } from "../place/use-weather-place.ts";
import { WidgetFrame } from "./widget-frame.tsx";

import * as styles from "./widget-note.module.css";

const PlaceChoices = lazyPart(async () => (await import("../place/place-choices.tsx")).PlaceChoices);

interface WhereAreYouProps {
  weatherPlace: WeatherPlace;
}

/** The device does not say where it is, and there is no home: a place can be named. */
export function WhereAreYou({ weatherPlace }: WhereAreYouProps) {
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
      t`Your location is not known yet`,
      t`Your browser may be asking for permission. You can also name a place.`,
    ];
  }
  const hasGeolocation = "geolocation" in navigator;
  if (!hasGeolocation) return [problem, t`Name a place to see its weather.`];
  return [t`Your location is not known`, problem];
}
