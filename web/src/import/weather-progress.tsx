import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Wind } from "lucide-react";

import { Icon } from "../ui/art/icon.tsx";
import { importWeatherQuery, isFilling } from "./api.ts";
import { describeWait } from "./time-left.tsx";

import * as styles from "./weather-progress.module.css";

const SERVICE = "Open-Meteo.com";

/** How far the weather behind an import is, as an item of a list; nothing where none of its catches lacked it. */
export function WeatherProgress({ importId }: { importId: string }) {
  const { data: weather } = useQuery(importWeatherQuery(importId));
  if (!weather || weather.catches === 0) return null;
  const { catches, filled, seconds_left: seconds } = weather;
  const title = isFilling(weather)
    ? t`Filling in weather: ${filled} of ${catches}`
    : t`${plural(catches, { one: "Weather filled in for # catch.", other: "Weather filled in for # catches." })}`;
  return (
    <li className={styles.root}>
      <Icon of={Wind} />
      <div className={styles.grow}>
        <b>{title}</b>
        {isFilling(weather) && (
          <span className={styles.track} aria-hidden>
            <span style={{ inlineSize: `${(100 * filled) / catches}%` }} />
          </span>
        )}
        <p className={styles.note}>
          {isFilling(weather) && t`Back to 1940, one month and place at a time.`}{" "}
          {seconds !== null && describeWait(seconds)} <a href="https://open-meteo.com/">{SERVICE}</a>
        </p>
      </div>
    </li>
  );
}
