import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Trip } from "@creel/domain/trips/trip";
import type { Alert } from "@creel/domain/weather/alert";
import { isSevere } from "@creel/domain/weather/alert-codes";
import { useQuery } from "@tanstack/react-query";

import { configQuery } from "../../http/config.query.ts";
import { formatEnd, formatImpact } from "../../weather/alerts/format-alert.ts";
import { alertsQuery } from "../../weather/weather.query.ts";
import { useTrueNow } from "../parts/use-true-now.ts";

import * as styles from "./water-mode.module.css";

/** The worst official warning that is active where the trip is; nothing where none is grave. */
export function GraveWarning({ trip: { latitude, longitude } }: { trip: Trip }) {
  const { data: config } = useQuery(configQuery);
  if (latitude === null || longitude === null || config?.weather !== true) return null;
  return <WarningAt place={{ latitude, longitude }} />;
}

function WarningAt({ place }: { place: Coordinates }) {
  const { data } = useQuery(alertsQuery(place));
  const now = useTrueNow();
  const grave = data?.alerts.find((alert) => isSevere(alert.severity) && !isOver(alert, now));
  if (!grave) return null;
  const more = [formatImpact(grave), formatEnd(grave, new Date(now))].filter(Boolean).join(" ");
  return (
    <div className={styles.warning} role="alert">
      {grave.event}
      <span>{more}</span>
    </div>
  );
}

function isOver({ ends }: Alert, now: number): boolean {
  return ends !== null && Date.parse(ends) <= now;
}
