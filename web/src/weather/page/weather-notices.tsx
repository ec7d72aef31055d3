import { t } from "@lingui/core/macro";
import { RefreshCw } from "lucide-react";
import { useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { describeAge } from "../parts/weather-texts.ts";
import type { KnownWeather } from "./use-place-weather.ts";

import * as styles from "./place-weather.module.css";

/** What is to be known before the figures are read: that they are old, or why there are none. */
export function WeatherNotices({ known }: { known: KnownWeather }) {
  const { isOff, isSilent, staleSeconds } = known;
  const age = describeAge(staleSeconds);
  return (
    <>
      {isOff && (
        <Notice tone="info" className={styles.notice}>
          {t`Weather is turned off on this site. Moon and sun times still work.`}
        </Notice>
      )}
      {isSilent && <Silence known={known} />}
      {!isSilent && staleSeconds > 0 && (
        <Notice tone="info" className={styles.notice}>
          {t`This is ${age} old: the weather service is not answering right now.`}
        </Notice>
      )}
    </>
  );
}

function Silence({ known }: { known: KnownWeather }) {
  const { forecast, isLoadingNow, retry, isRetrying } = known;
  const isNothing = useIsNothingKnown(known);
  if (isNothing && !isLoadingNow) {
    return (
      <LoadFailure
        title={t`The weather could not be loaded`}
        level={2}
        online={t`Your catches are not affected. Creel did not answer. Try again in a moment.`}
        offline={t`Your catches are not affected. You are offline. Try again once you have a signal.`}
        query={{ isError: !isRetrying, errorUpdateCount: known.failures, refetch: retry }}
      />
    );
  }
  return (
    <Notice tone="bad" className={styles.notice}>
      <div className={styles.silence}>
        <span>
          {forecast
            ? t`Weather data unavailable. Moon, sun and solunar times are calculated here and shown below.`
            : t`The hours to come could not be loaded. Check your connection and try again.`}
        </span>
        <Button onPress={retry} isPending={isRetrying}>
          <Icon of={RefreshCw} isSmall />
          {t`Retry`}
        </Button>
      </div>
    </Notice>
  );
}

/** Once nothing is, so it stays until all that is asked for again has come or not. */
function useIsNothingKnown({ forecast, weather, isRetrying }: KnownWeather): boolean {
  const [wasNothing, setWasNothing] = useState(false);
  const isNothing = (!forecast && !weather) || (wasNothing && isRetrying);
  if (isNothing !== wasNothing) setWasNothing(isNothing);
  return isNothing;
}
