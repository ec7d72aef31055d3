import { WithPending } from "../app/shell/with-pending.tsx";
import { TripBottom, TripTop } from "../trips/shell/trip-parts.tsx";
import { StartRow } from "../trips/start/start-row.tsx";
import { OwnLog } from "./own-log.tsx";

/** What every page shows of trips, and the row of the dashboard that starts one. */
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
