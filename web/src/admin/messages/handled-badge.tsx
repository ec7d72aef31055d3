import type { AdminMessage } from "@creel/domain/admin/admin-messages";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";

import { Badge } from "../../ui/feedback/states.tsx";
import { STATUS_LABELS } from "./status-labels.ts";

const LOOKS = { new: { tone: "info" }, read: {}, done: { tone: "good", icon: Check } } as const;

/** As in "Done by Priya Raman". */
export function HandledBadge({ message }: { message: AdminMessage }) {
  return <Badge {...LOOKS[message.status]}>{describeStatus(message)}</Badge>;
}

function describeStatus({ status, handledBy: name }: AdminMessage): string {
  if (status === "new" || name === null) return i18n._(STATUS_LABELS[status]);
  return status === "done" ? t`Done by ${name}` : t`Read by ${name}`;
}
