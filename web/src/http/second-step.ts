import { createStore, type ReadableStore } from "../store/create-store.ts";

const isMissing = createStore(false);

/** True once the server refused this admin everything until a second step is set up. */
export const secondStepStore: ReadableStore<boolean> = isMissing;

export function noteMissingSecondStep(): void {
  isMissing.set(true);
}

/** Called when a second step was set up, or another user signs in. */
export function forgetMissingSecondStep(): void {
  isMissing.set(false);
}
