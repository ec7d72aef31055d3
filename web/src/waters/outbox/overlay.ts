// What lays what waits over waters. Its code is loaded where something waits.
export { PendingBadge } from "../../outbox/pending-badge.tsx";
export { isPending, waterWithPending, withPendingWaters } from "./pending-waters.ts";
