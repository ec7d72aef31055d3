// Applies pending changes to trips. This code is loaded only when something waits.
export { runningWithPending, tripWithPending, changedTrips, pendingChanges } from "./pending-trips.ts";
export { listedTripsOf, withPendingTrips } from "./pending-trip-list.ts";
export { pendingDays, withPendingCalendar, withPendingProposals, withPendingStats } from "./pending-sums.ts";
