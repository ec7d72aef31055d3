import { Suspense } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useOnceSettled } from "../../ui/hooks/once-settled.ts";
import { hadRunningTrip } from "../parts/trip-flag.ts";

import * as styles from "./trip-slots.module.css";

const TripTop = lazyPart(async () => (await import("./trip-parts.tsx")).TripTop);
const TripBottom = lazyPart(async () => (await import("./trip-parts.tsx")).TripBottom);

/** Under the header: what a desk shows of a trip that runs, and the question about one that was forgotten. */
export function TripTopSlot() {
  const isWanted = useIsWanted();
  const room = hadRunningTrip() && <div className={styles.room} />;
  if (!isWanted) return room;
  return (
    <Suspense fallback={room}>
      <TripTop />
    </Suspense>
  );
}

/** Above the bar: what a phone shows of a trip that runs, and the sheets of trips. */
export function TripBottomSlot() {
  const isWanted = useIsWanted();
  return <Suspense>{isWanted && <TripBottom />}</Suspense>;
}

/** At once where a trip ran, else after the page. */
function useIsWanted(): boolean {
  return useOnceSettled(hadRunningTrip);
}
