import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { Suspense } from "react";

import { useStore } from "../../../store/use-store.ts";
import { closeTripSheet, type TripSheet, tripSheet } from "../../../trips/trip-sheets.ts";
import { useTrip } from "../../../trips/use-trip.ts";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";

const Dialog = lazyPart(async () => (await import("../../../ui/overlays/dialog.tsx")).Dialog);
const StartSheet = lazyPart(async () => (await import("../start/start-sheet.tsx")).StartSheet);
const RunningSheet = lazyPart(async () => (await import("../running/running-sheet.tsx")).RunningSheet);
const EndSheet = lazyPart(async () => (await import("../end/end-sheet.tsx")).EndSheet);
const PastSheet = lazyPart(async () => (await import("../past/past-sheet.tsx")).PastSheet);
const EditSheet = lazyPart(async () => (await import("../past/edit-sheet.tsx")).EditSheet);
const WaterMode = lazyPart(async () => (await import("../water-mode/water-mode.tsx")).WaterMode);

/** What is open about a trip. */
export function TripSheets({ trip }: { trip: Trip | null }) {
  const sheet = useStore(tripSheet);
  if (sheet === null) return null;
  return (
    <Suspense>
      {sheet.kind === "water" ? (
        trip && <WaterMode trip={trip} />
      ) : (
        <Dialog {...nameOf(sheet)} size="medium" view={sheet.kind} onClose={closeTripSheet}>
          <Suspense>
            <SheetContent sheet={sheet} trip={trip} />
          </Suspense>
        </Dialog>
      )}
    </Suspense>
  );
}

/** Until its title is there. */
function nameOf({ kind }: TripSheet): { label?: string } {
  return kind === "start" || kind === "past" ? {} : { label: t`Your trip` };
}

function SheetContent({ sheet, trip }: { sheet: TripSheet; trip: Trip | null }) {
  switch (sheet.kind) {
    case "start":
      return <StartSheet />;
    case "past":
      return <PastSheet />;
    case "edit":
      return <EditedTrip trip={sheet.trip} />;
    case "running":
      return trip && <RunningSheet trip={trip} />;
    case "end":
      return trip && <EndSheet trip={trip} endedAt={sheet.endedAt} />;
    case "water":
      return null;
  }
}

/** As it is now: fish that are counted in the sheet are in it. */
function EditedTrip({ trip }: { trip: Trip }) {
  const { trip: current } = useTrip(trip.id);
  return <EditSheet trip={current ?? trip} />;
}
