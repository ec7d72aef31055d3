// What lays what waits over the answers of the server. Its code is loaded where something waits.
export { monthOf } from "./pending-counts.ts";
export { PendingBadge } from "../../outbox/pending-badge.tsx";
export {
  withPendingLures,
  withPendingSpecies,
  withPendingSummary,
  withPendingTotals,
} from "./pending-counts.ts";
export { pendingCatches, withPendingList, withPendingPage } from "./pending-list.ts";
export { withPendingPoints } from "./pending-points.ts";
export { changesOf } from "./pending-changes.ts";
