import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { MapPin } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router";

import { EvidenceSlot } from "../../insights/today/evidence-slot.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { ChangePlace } from "../place/change-place.tsx";
import { placeInAddress } from "../place/shown-place.ts";
import { useWeatherPlace, type WeatherPlace } from "../place/use-weather-place.ts";
import { PlaceWeather } from "./place-weather.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./weather-page.module.css";

const PlaceChoices = lazyPart(async () => (await import("../place/place-choices.tsx")).PlaceChoices);

export function WeatherPage() {
  const { weatherPlace, isVisit } = useShownPlace();
  const { place, isLocating } = weatherPlace;
  if (!place && isLocating) return <PageSkeleton />;
  return (
    <div className={classNames(styles.root, utilities.page)}>
      <title>{t`Weather · Creel`}</title>
      {place ? (
        <PlaceWeather
          place={place}
          home={isVisit ? null : weatherPlace.home}
          scoreNote={<EvidenceSlot />}
          actions={
            <>
              {isVisit && <LinkButton to="/weather">{t`My weather`}</LinkButton>}
              <ChangePlace weatherPlace={weatherPlace} />
            </>
          }
        />
      ) : (
        <NoPlace weatherPlace={weatherPlace} />
      )}
    </div>
  );
}

function NoPlace({ weatherPlace }: { weatherPlace: WeatherPlace }) {
  return (
    <>
      <PageHeader>
        <h1>{t`Weather`}</h1>
      </PageHeader>
      <section className={styles.noPlace} aria-labelledby="no-place">
        <h2 id="no-place">
          <Icon of={MapPin} />
          {t`Where do you fish?`}
        </h2>
        <p className={utilities.muted}>
          {weatherPlace.problem ?? t`Choose a place, or use your location.`}{" "}
          <Trans>
            Set a home water in your <Link to="/settings">settings</Link>, and you won’t have to choose again.
          </Trans>
        </p>
        <Suspense fallback={<Skeleton width="100%" height={132} />}>
          <PlaceChoices weatherPlace={weatherPlace} />
        </Suspense>
      </section>
    </>
  );
}

interface ShownPlace {
  weatherPlace: WeatherPlace;
  /** True if the URL names a place, rather than the angler's own place being shown. */
  isVisit: boolean;
}

/**
 * Returns the place in the URL if there is one, or else the angler's own. Choosing another place removes it from the
 * URL.
 */
function useShownPlace(): ShownPlace {
  const own = useWeatherPlace();
  const [search, changeAddress] = useAddress();
  const visited = placeInAddress(search);
  if (!visited) return { weatherPlace: own, isVisit: false };

  const leave = () =>
    changeAddress((params) => {
      params.delete("lat");
      params.delete("lng");
    });
  const weatherPlace: WeatherPlace = {
    ...own,
    place: visited,
    source: null,
    choose: (place) => {
      own.choose(place);
      leave();
    },
    follow: (position) => {
      own.follow(position);
      leave();
    },
  };
  return { weatherPlace, isVisit: true };
}
