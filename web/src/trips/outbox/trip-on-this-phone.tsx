import { isOfTrip } from "../../outbox/outbox-item.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { usePending } from "../../catches/outbox/pending-context.tsx";

interface TripOnThisPhoneProps {
  tripId: string;
  className?: string;
}

/** Marks a trip of which something waits to be sent; renders nothing for any other. */
export function TripOnThisPhone({ tripId, className }: TripOnThisPhoneProps) {
  const { overlay } = usePending();
  const isPending = useOutbox().some(isOfTrip(tripId));
  return isPending && overlay ? <overlay.PendingBadge className={className} /> : null;
}
