// Applies pending changes to the server's answers. The code is loaded only when something is pending.
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
