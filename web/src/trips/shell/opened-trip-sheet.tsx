import type { Trip } from "@creel/domain/trips/trip";

import { useStore } from "../../store/use-store.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { closeTripSheet, type TripSheet, tripSheet } from "../data/trip-sheets.ts";
import { useTrip } from "../data/use-trip.ts";
import { EditSheet } from "../end/edit-sheet.tsx";
import { EndSheet } from "../end/end-sheet.tsx";
import { PastSheet } from "../end/past-sheet.tsx";
import { FateSheet } from "../running/fate-sheet.tsx";
import { RunningSheet } from "../running/running-sheet.tsx";
import { StartSheet } from "../start/start-sheet.tsx";
import { WaterMode } from "../water-mode/water-mode.tsx";

/** Renders the open trip sheet. */
export function TripSheets({ trip }: { trip: Trip | null }) {
  const sheet = useStore(tripSheet);
  if (sheet === null) return null;
  if (sheet.kind === "water") return trip && <WaterMode trip={trip} />;
  if (sheet.kind === "fate") return trip && <FateSheet trip={trip} fish={sheet.fish} />;
  return (
    <Dialog size="medium" view={sheet.kind} onClose={closeTripSheet}>
      <SheetContent sheet={sheet} trip={trip} />
    </Dialog>
  );
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
    case "fate":
      return null;
  }
}

/** Uses the current trip, so that fish counted in the sheet are included. */
function EditedTrip({ trip }: { trip: Trip }) {
  const { trip: current } = useTrip(trip.id);
  return <EditSheet trip={current ?? trip} />;
}
