import type { ContactPriority } from "@creel/domain/contact/contact";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ChevronUp, TriangleAlert } from "lucide-react";

import { PRIORITY_LABELS } from "../../contact/contact-labels.ts";
import { Badge } from "../../ui/feedback/states.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

const LOOKS = {
  low: { name: msg`Low priority` },
  medium: { name: msg`Medium priority` },
  high: { name: msg`High priority`, tone: "fair", icon: ChevronUp },
  urgent: { name: msg`Urgent priority`, tone: "bad", icon: TriangleAlert },
} as const;

export function PriorityBadge({ priority }: { priority: ContactPriority }) {
  const { name, ...look } = LOOKS[priority];
  return (
    <Badge {...look}>
      <span aria-hidden>{i18n._(PRIORITY_LABELS[priority])}</span>
      <span className={utilities.visuallyHidden}>{i18n._(name)}</span>
    </Badge>
  );
}
