import type { TripSummary } from "@creel/domain/trips/trip";
import { sumPeriods } from "@creel/domain/trips/trip-sums";
import { t } from "@lingui/core/macro";
import { useEffect } from "react";
import { Link } from "react-router";

import { logFailure } from "../http/log-failure.ts";
import { rateOf, rateOfPeriod, scaleOf } from "../trips/data/rates.ts";
import { useTrips, useTripStats } from "../trips/data/use-trips.ts";
import { TripRow } from "../trips/page/list/trip-row.tsx";
import { TripsBand } from "../trips/parts/trips-band.tsx";
import { useNow } from "../ui/hooks/use-now.ts";

import * as styles from "./dashboard-trips.module.css";

/** The trips of this year, the one that runs and the last one; nothing for who has none. */
export function DashboardTrips() {
  const year = String(useNow().getFullYear());
  const { data, error } = useTrips();
  const stats = useTripStats().data;
  useEffect(() => {
    if (error) logFailure("The trips of the dashboard could not be loaded", error);
  }, [error]);
  const trips = data?.pages[0]?.trips ?? [];
  if (trips.length === 0) return null;

  const years = stats?.years ?? [];
  const average = rateOfPeriod(sumPeriods(years));
  const [running, last] = [trips.find(isRunning), trips.find((trip) => !isRunning(trip))];
  return (
    <section aria-labelledby="trips-of-year">
      <div className={styles.head}>
        <h2 id="trips-of-year">{t`Trips in ${year}`}</h2>
        <Link to="/catches/trips">{t`All trips`}</Link>
      </div>
      <TripsBand stats={stats && sumPeriods(years.filter(({ period }) => period === year))} years={years} />
      <LastTrip name={t`Running now`} trip={running} average={average} />
      <LastTrip name={t`The last trip`} trip={last} average={average} />
    </section>
  );
}

function isRunning({ ended_at: end }: TripSummary): boolean {
  return end === null;
}

interface LastTripProps {
  name: string;
  trip: TripSummary | undefined;
  average: number | null;
}

function LastTrip({ name, trip, average }: LastTripProps) {
  if (!trip) return null;
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <ul className={styles.rows}>
        <TripRow trip={trip} scale={scaleOf(Math.max(rateOf(trip) ?? 0, average ?? 0))} average={average} />
      </ul>
    </>
  );
}
