// What lays what waits over trips. Its code is loaded where something waits.
export { runningWithPending, tripWithPending, changedTrips, pendingChanges } from "./pending-trips.ts";
export { listedTripsOf, withPendingTrips } from "./pending-trip-list.ts";
export { pendingDays, withPendingCalendar, withPendingProposals, withPendingStats } from "./pending-sums.ts";
