import { PendingBadge } from "../outbox/pending-badge.tsx";
import { useWaitingWaters } from "./data/use-waters.ts";
import { isPending } from "./outbox/pending-waters.ts";

interface WaterOnThisPhoneProps {
  waterId: string;
  /** Of this spot alone; absent for anything of the water. */
  spotId?: string;
  className?: string | undefined;
}

/** Marks a water or a spot of which something waits to be sent; renders nothing for any other. */
export function WaterOnThisPhone({ waterId, spotId, className }: WaterOnThisPhoneProps) {
  const items = useWaitingWaters();
  return isPending(items, waterId, spotId) ? <PendingBadge className={className} /> : null;
}
