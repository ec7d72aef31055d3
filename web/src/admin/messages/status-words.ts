import type { ContactStatus } from "@creel/domain/contact/contact";

export const STATUS_WORDS: Record<ContactStatus, string> = { new: "New", read: "Read", done: "Done" };
