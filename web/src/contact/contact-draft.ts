import type { ContactMessageInput } from "@creel/domain/contact/contact";

import { CONTACT_KEY } from "../device/storage-keys.ts";

/** Stored until the tab is closed, so that a reload loses nothing. */
export function keepContactDraft(values: Partial<ContactMessageInput>): void {
  sessionStorage.setItem(CONTACT_KEY, JSON.stringify(values));
}

export function forgetContactDraft(): void {
  sessionStorage.removeItem(CONTACT_KEY);
}

/** Only the texts among what is stored. */
export function readContactDraft(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(CONTACT_KEY) ?? "{}");
    const entries = Object.entries(Object(stored)).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
