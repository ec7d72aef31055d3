import { createStore } from "../store/create-store.ts";

/** When the catch that was logged last was caught, in milliseconds since 1970; `null` once that was asked about. */
export const lastLogged = createStore<number | null>(null);

export function noteLogged(date: string | undefined): void {
  const caughtAt = Date.parse(date ?? "");
  if (!Number.isNaN(caughtAt)) lastLogged.set(caughtAt);
}
