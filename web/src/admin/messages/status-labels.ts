import type { ContactStatus } from "@creel/domain/contact/contact";

export const STATUS_LABELS: Record<ContactStatus, string> = { new: "New", read: "Read", done: "Done" };
