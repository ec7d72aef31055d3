import { t } from "@lingui/core/macro";
import { Smartphone } from "lucide-react";

import { Badge } from "../ui/feedback/states.tsx";

export function PendingBadge({ className }: { className?: string | undefined }) {
  return (
    <Badge tone="fair" icon={Smartphone} {...(className !== undefined && { className })}>
      {t`On this phone`}
    </Badge>
  );
}
