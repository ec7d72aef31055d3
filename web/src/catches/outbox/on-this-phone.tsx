import { useIsPending, usePending } from "./pending-context.tsx";

interface OnThisPhoneProps {
  catchId: string;
  className?: string;
}

/** Marks a catch of which something waits to be sent; renders nothing for any other. */
export function OnThisPhone({ catchId, className }: OnThisPhoneProps) {
  const { overlay } = usePending();
  const isPending = useIsPending(catchId);
  return isPending && overlay ? <overlay.PendingBadge className={className} /> : null;
}
