import type { ContactPriority, ContactSubject } from "@creel/domain/contact/contact";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const SUBJECT_LABELS: Record<ContactSubject, MessageDescriptor> = {
  general: msg`General`,
  support: msg`Support`,
  feature: msg`Feature`,
  bug: msg`Bug`,
  feedback: msg`Feedback`,
  partnership: msg`Partnership`,
  other: msg({ message: "Other", context: "subject" }),
};

export const PRIORITY_LABELS: Record<ContactPriority, MessageDescriptor> = {
  low: msg({ message: "Low", context: "priority" }),
  medium: msg`Medium`,
  high: msg({ message: "High", context: "priority" }),
  urgent: msg`Urgent`,
};
