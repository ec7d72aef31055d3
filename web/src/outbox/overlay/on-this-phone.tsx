import { t } from "@lingui/core/macro";
import { Smartphone } from "lucide-react";

import { Badge } from "../../ui/feedback/states.tsx";
import { useIsPending } from "./pending-context.tsx";

interface OnThisPhoneProps {
  catchId: string;
  className?: string;
}

/** Marks a catch of which something waits to be sent; renders nothing for any other. */
export function OnThisPhone({ catchId, className }: OnThisPhoneProps) {
  if (!useIsPending(catchId)) return null;
  return (
    <Badge tone="fair" icon={Smartphone} {...(className !== undefined && { className })}>
      {t`On this phone`}
    </Badge>
  );
}
