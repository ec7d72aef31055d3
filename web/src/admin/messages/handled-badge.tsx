import type { AdminMessage } from "@creel/domain/admin/admin-messages";
import { Check } from "lucide-react";

import { Badge } from "../../ui/feedback/states.tsx";
import { STATUS_LABELS } from "./status-labels.ts";

const LOOKS = { new: { tone: "info" }, read: {}, done: { tone: "good", icon: Check } } as const;

/** As in "Done by Priya Raman". */
export function HandledBadge({ message: { status, handledBy } }: { message: AdminMessage }) {
  const by = status !== "new" && handledBy !== null ? ` by ${handledBy}` : "";
  return (
    <Badge {...LOOKS[status]}>
      {STATUS_LABELS[status]}
      {by}
    </Badge>
  );
}
