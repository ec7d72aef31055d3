import type { AdminMessage, ContactStatus } from "@creel/domain/admin/admin-messages";
import type { ContactPriority } from "@creel/domain/contact/contact";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Check, ChevronUp, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { PRIORITY_LABELS } from "../../contact/contact-labels.ts";
import { Badge } from "../../ui/feedback/states.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./message-badges.module.css";

const PRIORITY_LOOKS = {
  low: { name: msg`Low priority` },
  medium: { name: msg`Medium priority` },
  high: { name: msg`High priority`, tone: "fair", icon: ChevronUp },
  urgent: { name: msg`Urgent priority`, tone: "bad", icon: TriangleAlert },
} as const;

export const STATUS_LABELS: Record<ContactStatus, MessageDescriptor> = {
  new: msg({ message: "New", context: "a message" }),
  read: msg`Read`,
  done: msg({ message: "Done", context: "a message" }),
};

const HANDLED_LOOKS = { new: { tone: "info" }, read: {}, done: { tone: "good", icon: Check } } as const;

/** Side by side, what a message is about and how it stands with it. */
export function BadgeLine({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}

export function PriorityBadge({ priority }: { priority: ContactPriority }) {
  const { name, ...look } = PRIORITY_LOOKS[priority];
  return (
    <Badge {...look}>
      <span aria-hidden>{i18n._(PRIORITY_LABELS[priority])}</span>
      <span className={utilities.visuallyHidden}>{i18n._(name)}</span>
    </Badge>
  );
}

/** As in "Done by Priya Raman". */
export function HandledBadge({ message }: { message: AdminMessage }) {
  return <Badge {...HANDLED_LOOKS[message.status]}>{describeStatus(message)}</Badge>;
}

function describeStatus({ status, handledBy: name }: AdminMessage): string {
  if (status === "new" || name === null) return i18n._(STATUS_LABELS[status]);
  return status === "done" ? t`Done by ${name}` : t`Read by ${name}`;
}
