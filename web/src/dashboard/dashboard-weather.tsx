import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { configQuery } from "../http/config.query.ts";
import { EvidenceSlot } from "../insights/today/evidence-slot.tsx";
import { lazyPart } from "../ui/hooks/lazy-part.ts";
import { useWeatherPlace } from "../weather/place/use-weather-place.ts";
import { AlertsSkeleton, WeatherAlerts } from "../weather/weather-alerts.tsx";
import { WeatherLine } from "../weather/weather-line.tsx";
import { WeatherWidget } from "../weather/weather-widget.tsx";
import { WeatherSkeleton } from "../weather/widget-skeleton.tsx";

import * as styles from "./dashboard-weather.module.css";

const NextBestDay = lazyPart(async () => (await import("../insights/today/next-best-day.tsx")).NextBestDay);

/** Beside the log on a desk; nothing where the weather is turned off. */
export function DashboardWeather() {
  const state = useWeatherState();
  const weatherPlace = useWeatherPlace();
  if (state === "off") return null;
  return (
    <div className={styles.root}>
      {state === "on" ? (
        <>
          <WeatherAlerts weatherPlace={weatherPlace} />
          <WeatherWidget weatherPlace={weatherPlace} scoreNote={<EvidenceSlot />} />
        </>
      ) : (
        <>
          <AlertsSkeleton />
          <WeatherSkeleton />
        </>
      )}
    </div>
  );
}

/** Alerts come first on a phone, because they may keep an angler ashore. */
export function DashboardAlerts() {
  const isOn = useWeatherState() === "on";
  const weatherPlace = useWeatherPlace();
  return isOn && <WeatherAlerts weatherPlace={weatherPlace} part="alerts" />;
}

/** On a phone: one line, and all of it on demand. */
export function DashboardWeatherLine() {
  const state = useWeatherState();
  const weatherPlace = useWeatherPlace();
  if (state === "off") return null;
  return (
    <WeatherLine weatherPlace={weatherPlace}>
      <WeatherAlerts weatherPlace={weatherPlace} part="none" />
      <WeatherWidget weatherPlace={weatherPlace} scoreNote={<EvidenceSlot />} />
      <Suspense>
        <NextBestDay />
      </Suspense>
    </WeatherLine>
  );
}

function useWeatherState(): "on" | "off" | "unknown" {
  const { data: config, error } = useQuery(configQuery);
  if (config) return config.weather ? "on" : "off";
  return error === null ? "unknown" : "off";
}
