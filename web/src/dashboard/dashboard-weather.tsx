import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";

import { configQuery } from "../http/config.query.ts";
import { EvidenceSlot } from "../insights/today/evidence-slot.tsx";
import { lazyPart } from "../ui/hooks/lazy-part.ts";
import { useIsPhone } from "../ui/hooks/use-is-phone.ts";
import { useWeatherPlace } from "../weather/place/use-weather-place.ts";
import { AlertsSkeleton, WeatherAlerts } from "../weather/weather-alerts.tsx";
import { WeatherDetails } from "../weather/weather-figures.tsx";
import { WeatherWidget } from "../weather/weather-widget.tsx";
import { WeatherSkeleton } from "../weather/widget-skeleton.tsx";

import * as styles from "./dashboard-page.module.css";

const NextBestDayCard = lazyPart(
  async () => (await import("../insights/today/next-best-day.tsx")).NextBestDayCard,
);

/** Renders nothing where the weather is turned off. */
export function DashboardWeather() {
  const state = useWeatherState();
  if (state === "off") return null;
  return <div className={styles.weather}>{state === "on" ? <WeatherHere /> : <Waiting />}</div>;
}

/** On a phone the catches come before the weather's details. */
export function DashboardWeatherDetails() {
  const state = useWeatherState();
  return useIsPhone() && state === "on" ? <WeatherDetails /> : null;
}

function useWeatherState(): "on" | "off" | "unknown" {
  const { data: config, error } = useQuery(configQuery);
  if (config) return config.weather ? "on" : "off";
  return error === null ? "unknown" : "off";
}

function WeatherHere() {
  const weatherPlace = useWeatherPlace();
  const isPhone = useIsPhone();
  return (
    <>
      <WeatherAlerts weatherPlace={weatherPlace} />
      <WeatherWidget weatherPlace={weatherPlace} isCompact={isPhone} scoreNote={<EvidenceSlot />} />
      <Suspense>
        <NextBestDayCard />
      </Suspense>
    </>
  );
}

function Waiting() {
  const isPhone = useIsPhone();
  return (
    <>
      <AlertsSkeleton />
      <WeatherSkeleton isCompact={isPhone} />
    </>
  );
}
