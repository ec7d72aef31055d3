import { useWatersOverlay } from "./data/use-waters.ts";

interface WaterOnThisPhoneProps {
  waterId: string;
  /** Of this spot alone; absent for anything of the water. */
  spotId?: string;
  className?: string | undefined;
}

/** Marks a water or a spot of which something waits to be sent; renders nothing for any other. */
export function WaterOnThisPhone({ waterId, spotId, className }: WaterOnThisPhoneProps) {
  const { items, overlay } = useWatersOverlay();
  if (!overlay?.isPending(items, waterId, spotId)) return null;
  return <overlay.PendingBadge className={className} />;
}
