import * as z from "zod/mini";

import { forgetDrafts } from "../../catches/editor/draft/store/stored-drafts.ts";
import { removeShared } from "../../device/shared-photos.ts";
import { GUESTS_KEY } from "../../device/storage-keys.ts";
import { logFailure } from "../../http/log-failure.ts";
import { sessionStore, storedSession } from "../../http/stored-session.ts";
import { removeOutboxOf } from "../../outbox/waiting/remove-outbox.ts";
import { parseJson } from "../../store/parse-json.ts";
import { forgetWeatherPlace } from "../../weather/place/use-weather-place.ts";

/**
 * Removes everything of a demo's guest from this device as soon as their session is gone: because their hour is over,
 * they started over, or they signed out. What a reload interrupts is removed at the next start.
 *
 * @returns a function that stops it
 */
export function forgetGuests(): () => void {
  forgetFormerGuests();
  return sessionStore.subscribe(forgetFormerGuests);
}

function forgetFormerGuests(): void {
  const guest = presentGuest();
  const known = knownGuests();
  if (guest !== null && !known.includes(guest)) storeGuests([...known, guest]);
  for (const id of known.filter((each) => each !== guest)) void removeAllOf(id);
}

function presentGuest(): string | null {
  const user = storedSession()?.user;
  return user?.demo_until === undefined ? null : user.id;
}

const idsSchema = z.array(z.string());

/** Returns the guests whose data may be on this device. */
function knownGuests(): readonly string[] {
  return idsSchema.safeParse(parseJson(localStorage.getItem(GUESTS_KEY))).data ?? [];
}

function storeGuests(ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(GUESTS_KEY);
  else localStorage.setItem(GUESTS_KEY, JSON.stringify(ids));
}

/** Stored answers and settings went with the session. */
async function removeAllOf(userId: string): Promise<void> {
  forgetDrafts(userId);
  forgetWeatherPlace();
  try {
    await Promise.all([removeOutboxOf(userId), removeShared()]);
    storeGuests(knownGuests().filter((id) => id !== userId));
  } catch (error) {
    logFailure("What was put into a demo could not be removed from this device", error);
  }
}
