import { Suspense } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { hadRunningTrip } from "../parts/trip-flag.ts";

import * as styles from "./start-slot.module.css";

const StartRow = lazyPart(async () => (await import("./start-row.tsx")).StartRow);

/** Reserves its room before its code is loaded. */
export function StartTripSlot() {
  return (
    <Suspense fallback={!hadRunningTrip() && <div className={styles.room} />}>
      <StartRow />
    </Suspense>
  );
}
