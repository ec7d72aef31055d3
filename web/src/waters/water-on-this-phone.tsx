import { PendingBadge } from "../outbox/pending-badge.tsx";
import { useWaitingWaters } from "./data/use-waters.ts";
import { isPending } from "./outbox/pending-waters.ts";

interface WaterOnThisPhoneProps {
  waterId: string;
  /** Limits the mark to this spot. Absent for the water and all its spots. */
  spotId?: string;
  className?: string | undefined;
}

/** Marks a water or a spot with something pending; renders nothing for any other. */
export function WaterOnThisPhone({ waterId, spotId, className }: WaterOnThisPhoneProps) {
  const items = useWaitingWaters();
  return isPending(items, waterId, spotId) ? <PendingBadge className={className} /> : null;
}
