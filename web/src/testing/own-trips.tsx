import { WithPending } from "../app/shell/with-pending.tsx";
import { TripBottom, TripTop } from "../trips/shell/trip-parts.tsx";
import { StartRow } from "../trips/start/start-row.tsx";
import { OwnLog } from "./own-log.tsx";

/** The trip parts of every page, and the dashboard's row that starts a trip. */
export function OwnTrips() {
  return (
    <WithPending>
      <OwnLog>
        <StartRow />
        <TripTop />
        <TripBottom />
      </OwnLog>
    </WithPending>
  );
}
