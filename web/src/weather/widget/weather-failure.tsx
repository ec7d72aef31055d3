import { t } from "@lingui/core/macro";
import { CloudOff, RefreshCw } from "lucide-react";
import { useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { describeWeatherFailure } from "../parts/weather-texts.ts";
import { ChangePlaceIcon } from "../place/change-place.tsx";
import type { WeatherPlace } from "../place/use-weather-place.ts";
import { type Asking, WidgetFrame } from "./widget-frame.tsx";

import * as styles from "./widget-note.module.css";

interface WeatherFailureProps {
  weatherPlace: WeatherPlace;
  asking: Asking;
}

/** Nothing to show, why, and the way to try again, during which it stays. */
export function WeatherFailure({ weatherPlace, asking }: WeatherFailureProps) {
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
