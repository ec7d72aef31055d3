import type { User } from "@creel/domain/accounts/user";
import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { LocateFixed, MapPinned } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";

import { describeFailure } from "../../http/describe-failure.ts";
import { storeUser } from "../../http/stored-session.ts";
import { PlaceMap } from "../../map/place/place-map.tsx";
import { placeNameQuery } from "../../places/api.ts";
import { useCurrentPosition } from "../../places/use-current-position.ts";
import { updateMe } from "../../session/api.ts";
import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { HOME_SAVED, HomeDialog } from "./home-dialog.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./home-choice.module.css";

const SHOWN_DECIMALS = 4;

export function HomeChoice() {
  const home = homeOf(useUser());
  const [isChoosing, setIsChoosing] = useState(false);
  const { mutate: save, isPending } = useMutation({
    scope: { id: "home" },
    mutationFn: (place: Coordinates | null) =>
      updateMe({ homeLatitude: place?.latitude ?? null, homeLongitude: place?.longitude ?? null }),
    onSuccess: (user, place) => {
      storeUser(user);
      showToast({ text: place ? i18n._(HOME_SAVED) : t`Home water removed` });
    },
    onError: (error) =>
      showProblem(describeFailure(error, t`Your home water could not be saved. Please try again.`)),
  });
  const { mutate: locate, isPending: isLocating } = useCurrentPosition(save, showProblem);
  const line = useInSightBelowMap(home !== null);

  return (
    <div>
      {home && (
        <div className={styles.map}>
          <PlaceMap place={home} mark="cross" key={formatCoordinates(home)} />
        </div>
      )}
      <div className={styles.line} ref={line}>
        {home ? (
          <HomeName home={home} />
        ) : (
          <p className={utilities.muted}>{t({ message: "Not set", context: "home water" })}</p>
        )}
        <div className={styles.actions}>
          <Button onPress={() => setIsChoosing(true)}>
            <Icon of={MapPinned} isSmall />
            {t`Choose on the map`}
          </Button>
          <Button look="quiet" isPending={isLocating} onPress={() => locate()}>
            <Icon of={LocateFixed} isSmall />
            {isLocating ? t`Looking...` : t`Use my location`}
          </Button>
          {home && (
            <Button look="quiet" isPending={isPending} onPress={() => save(null)}>
              <Trans>
                Remove<span className={utilities.visuallyHidden}> home water</span>
              </Trans>
            </Button>
          )}
        </div>
      </div>
      {isChoosing && <HomeDialog home={home} onClose={() => setIsChoosing(false)} />}
    </div>
  );
}

function HomeName({ home }: { home: Coordinates }) {
  const { data: name } = useQuery(placeNameQuery(home));
  return (
    <div className={styles.name}>
      <p className={classNames(styles.place, utilities.place)}>{name}</p>
      <p className={classNames(utilities.small, utilities.muted)}>
        {formatCoordinates(home, SHOWN_DECIMALS)}
      </p>
    </div>
  );
}

/** The map comes above it, and pushes it down with the focus in it. */
function useInSightBelowMap(hasMap: boolean): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null);
  const hadMap = useRef(hasMap);
  useEffect(() => {
    if (hasMap && !hadMap.current) line.current?.scrollIntoView({ block: "nearest" });
    hadMap.current = hasMap;
  }, [hasMap]);
  return line;
}

function showProblem(text: string): void {
  showToast({ text, isError: true });
}

function homeOf({ homeLatitude, homeLongitude }: User): Coordinates | null {
  if (homeLatitude === null || homeLongitude === null) return null;
  return { latitude: homeLatitude, longitude: homeLongitude };
}
