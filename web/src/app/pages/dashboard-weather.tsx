import { useQuery } from "@tanstack/react-query";

import { configQuery } from "../../http/config.query.ts";
import { useWeatherPlace } from "../../weather/use-weather-place.ts";
import { WeatherAlerts } from "../../weather/weather-alerts.tsx";
import { AlertsSkeleton, WeatherSkeleton } from "../../weather/weather-skeleton.tsx";
import { WeatherWidget } from "../../weather/weather-widget.tsx";

/** Alerts and the weather for here; nothing at all where the weather is turned off. */
export function DashboardWeather() {
  const { data: config, error } = useQuery(configQuery);
  const isOff = config ? !config.weather : error !== null;
  if (isOff) return null;
  return <div className="dashboard-weather">{config ? <WeatherHere /> : <Waiting />}</div>;
}

function WeatherHere() {
  const weatherPlace = useWeatherPlace();
  return (
    <>
      <WeatherAlerts weatherPlace={weatherPlace} />
      <WeatherWidget weatherPlace={weatherPlace} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <AlertsSkeleton />
      <WeatherSkeleton />
    </>
  );
}
