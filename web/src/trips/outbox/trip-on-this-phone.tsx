import { usePending } from "../../catches/outbox/pending-context.tsx";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { isOfTrip } from "./trip-item.ts";

interface TripOnThisPhoneProps {
  tripId: string;
  className?: string;
}

/** Marks a trip with waiting changes. Renders nothing for any other trip. */
export function TripOnThisPhone({ tripId, className }: TripOnThisPhoneProps) {
  const { overlay } = usePending();
  const isPending = useOutbox().some(isOfTrip(tripId));
  return isPending && overlay ? <overlay.PendingBadge className={className} /> : null;
}
