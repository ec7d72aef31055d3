import { t } from "@lingui/core/macro";
import { House, LocateFixed } from "lucide-react";
import { useState } from "react";

import { PlaceSearch } from "../../places/place-search.tsx";
import { useCurrentPosition } from "../../places/use-current-position.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useWaters } from "../../waters/data/use-waters.ts";
import type { WeatherPlace } from "./use-weather-place.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./change-place.module.css";

interface PlaceChoicesProps {
  weatherPlace: WeatherPlace;
  /** Called after another place is chosen. */
  onDone?: () => void;
  autoFocus?: boolean;
}

/** Offers a place search by name or coordinates, this device's position, and home. */
export function PlaceChoices({ weatherPlace, onDone, autoFocus = false }: PlaceChoicesProps) {
  const { home, place, source, choose, follow } = weatherPlace;
  const { data } = useWaters();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useCurrentPosition((position) => {
    follow(position);
    onDone?.();
  }, setProblem);

  return (
    <div className={styles.choices}>
      <PlaceSearch
        label={t`Place or coordinates`}
        autoFocus={autoFocus}
        // A chosen place may be a travel destination, so the search prefers places near home.
        own={data?.waters ?? []}
        near={source === "device" ? place : (home ?? place)}
        onPlace={(found) => {
          choose(found);
          onDone?.();
        }}
      />
      <div className={styles.buttons}>
        <Button isPending={isPending} onPress={() => mutate()}>
          <Icon of={LocateFixed} isSmall />
          {isPending ? t`Finding your location...` : t`Use my location`}
        </Button>
        {home && source !== "home" && (
          <Button
            onPress={() => {
              choose(home);
              onDone?.();
            }}
          >
            <Icon of={House} isSmall />
            {t`Home water`}
          </Button>
        )}
      </div>
      {problem && (
        <p className={utilities.small} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
