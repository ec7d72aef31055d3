import { createStore, type ReadableStore } from "../store/create-store.ts";

const requests = createStore(0);

/** Grows with each wish to send at once. */
export const sendRequests: ReadableStore<number> = requests;

/** Sends what waits at once, also what would be sent again later. */
export function sendNow(): void {
  requests.set(requests.get() + 1);
}
