import type { ContactPriority } from "@creel/domain/contact/contact";
import { t } from "@lingui/core/macro";
import { ChevronUp, TriangleAlert } from "lucide-react";

import { PRIORITY_LABELS } from "../../contact/contact-labels.ts";
import { Badge } from "../../ui/feedback/states.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

const LOOKS = {
  low: {},
  medium: {},
  high: { tone: "fair", icon: ChevronUp },
  urgent: { tone: "bad", icon: TriangleAlert },
} as const;

export function PriorityBadge({ priority }: { priority: ContactPriority }) {
  return (
    <Badge {...LOOKS[priority]}>
      {PRIORITY_LABELS[priority]}
      <span className={utilities.visuallyHidden}> {t`priority`}</span>
    </Badge>
  );
}
