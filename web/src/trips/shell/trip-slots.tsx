import { Suspense } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useOnceSettled } from "../../ui/hooks/once-settled.ts";
import { hadRunningTrip } from "../parts/trip-flag.ts";

import * as styles from "./trip-slots.module.css";

const TripTop = lazyPart(async () => (await import("./trip-parts.tsx")).TripTop);
const TripBottom = lazyPart(async () => (await import("./trip-parts.tsx")).TripBottom);

/** Below the header: the banner of a running trip on a desktop, and the question about a forgotten trip. */
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

/** Above the tab bar: the banner of a running trip on a phone, and the trip sheets. */
export function TripBottomSlot() {
  const isWanted = useIsWanted();
  return <Suspense>{isWanted && <TripBottom />}</Suspense>;
}

/** True at once if a trip ran last time, otherwise after the page has loaded. */
function useIsWanted(): boolean {
  return useOnceSettled(hadRunningTrip);
}
