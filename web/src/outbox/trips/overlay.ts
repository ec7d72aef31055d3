// What lays what waits over trips. Its code is loaded where something waits.
export { runningWithPending, tripWithPending, changedTrips } from "./pending-trips.ts";
export { withPendingTrips } from "./pending-trip-list.ts";
