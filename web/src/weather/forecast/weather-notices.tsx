import { RefreshCw } from "lucide-react";

import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/states.tsx";
import { describeAge } from "../weather-texts.ts";
import type { KnownWeather } from "./use-place-weather.ts";

/** What is to be known before the figures are read: that they are old, or why there are none. */
export function WeatherNotices({ known }: { known: KnownWeather }) {
  const { isOff, isSilent, staleSeconds } = known;
  return (
    <>
      {isOff && (
        <Notice tone="info">Weather is turned off on this Creel. Moon and sun times still work.</Notice>
      )}
      {isSilent && <Silence known={known} />}
      {!isSilent && staleSeconds > 0 && (
        <Notice tone="info">
          {`This is ${describeAge(staleSeconds)} old: the weather service is not answering right now.`}
        </Notice>
      )}
    </>
  );
}

function Silence({ known: { forecast, retry, isRetrying } }: { known: KnownWeather }) {
  return (
    <Notice tone="bad">
      <div className="weather-silence">
        <span>
          Weather data unavailable.{" "}
          {forecast
            ? "Moon, sun and solunar times are calculated here and shown below."
            : "Check your connection and try again."}
        </span>
        <Button onPress={retry} isPending={isRetrying}>
          <Icon of={RefreshCw} isSmall />
          Retry
        </Button>
      </div>
    </Notice>
  );
}
