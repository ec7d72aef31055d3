import type { ContactPriority, ContactSubject } from "@creel/domain/contact/contact";

export const SUBJECT_LABELS: Record<ContactSubject, string> = {
  general: "General",
  support: "Support",
  feature: "Feature",
  bug: "Bug",
  feedback: "Feedback",
  partnership: "Partnership",
  other: "Other",
};

export const PRIORITY_LABELS: Record<ContactPriority, string> = {
  low: "Low",
  medium: "Medium",
  high: "High",
  urgent: "Urgent",
};
