import type { Trip } from "@creel/domain/trips/trip";
import { Suspense, useEffect } from "react";
import { useLocation } from "react-router";

import { trueNow } from "../../device/clock.ts";
import { useStore } from "../../store/use-store.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { useKeeping } from "../data/keep-trip.ts";
import { closeTripSheet, tripSheet } from "../data/trip-sheets.ts";
import { useRunningTrip } from "../data/use-trip.ts";
import { ForgottenNote } from "../forgotten/forgotten-note.tsx";
import { noteConfirmed } from "../forgotten/stored-activity.ts";
import { askedAbout, useActivityWatch } from "../forgotten/use-activity-watch.ts";
import { useTripActions } from "../keep/use-trip-actions.ts";
import { hadRunningTrip, noteRunningTrip } from "../parts/trip-flag.ts";
import { useTripPlace } from "../running/find-position.ts";
import { RiverRise } from "../running/river-rise.tsx";
import { TripBanner } from "../running/trip-banner.tsx";
import { SinceQuestion } from "./since-question.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./trip-slots.module.css";

const TripSheets = lazyPart(async () => (await import("./opened-trip-sheet.tsx")).TripSheets);

const DASHBOARD = "/dashboard";
/** The map has no room for a question above the tab bar. */
const MAP = "/map";

export function TripTop() {
  const { trip, isAsking } = useShownTrip();
  const isPhone = useIsPhone();
  // Room is reserved only if a trip ran last time. Otherwise the page would jump twice.
  const isAwaited = trip === undefined && !isPhone && hadRunningTrip();
  if (!trip) return isAwaited ? <div className={styles.room} /> : null;
  if (isAsking) return <StillFishing trip={trip} />;
  return (
    <>
      {!isPhone && <TripBanner trip={trip} />}
      <RiseOnDashboard trip={trip} />
    </>
  );
}

/** The sheet of the trip has it, too. */
function RiseOnDashboard({ trip }: { trip: Trip }) {
  if (useLocation().pathname !== DASHBOARD) return null;
  return (
    <div className={classNames(utilities.page, styles.rise)}>
      <RiverRise trip={trip} />
    </div>
  );
}

export function TripBottom() {
  const { trip, isAsking } = useShownTrip();
  const isPhone = useIsPhone();
  useEffect(() => {
    if (trip !== undefined) noteRunningTrip(trip !== null);
  }, [trip]);
  const isSheetOpen = useStore(tripSheet) !== null;
  useEffect(() => closeTripSheet, []);
  return (
    <>
      {trip && <TripWatch key={trip.id} trip={trip} />}
      {trip && isPhone && !isAsking && <TripBanner trip={trip} />}
      {trip === null && <SinceQuestion />}
      <Suspense>{isSheetOpen && <TripSheets trip={trip ?? null} />}</Suspense>
    </>
  );
}

function useShownTrip() {
  const trip = useRunningTrip();
  const asked = useStore(askedAbout);
  const isMap = useLocation().pathname === MAP;
  return { trip, isAsking: Boolean(trip) && asked === trip?.id && !isMap };
}

/** Runs for the whole trip, whether or not its banner is shown. */
function TripWatch({ trip }: { trip: Trip }) {
  useActivityWatch(trip);
  useTripPlace(trip);
  return null;
}

function StillFishing({ trip }: { trip: Trip }) {
  const { changeTrip } = useTripActions();
  const { keep } = useKeeping();
  const goOn = () => {
    noteConfirmed(trip, trueNow());
    askedAbout.set(null);
    // The server ends trips that nobody confirms.
    keep(() => changeTrip(trip, {}));
  };
  return <ForgottenNote trip={trip} onStillFishing={goOn} />;
}
