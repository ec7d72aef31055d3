import type { ContactMessageInput } from "@creel/domain/contact/contact";

import { CONTACT_KEY } from "../device/storage-keys.ts";

/** Keeps what was typed while the tab is open: a reload loses nothing. */
export function keepContactDraft(values: Partial<ContactMessageInput>): void {
  sessionStorage.setItem(CONTACT_KEY, JSON.stringify(values));
}

export function forgetContactDraft(): void {
  sessionStorage.removeItem(CONTACT_KEY);
}

/** What was kept, as far as it can be read; texts and nothing else. */
export function readContactDraft(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(CONTACT_KEY) ?? "{}");
    const entries = Object.entries(Object(stored)).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
