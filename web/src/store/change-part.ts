import type { Store } from "./create-store.ts";

/** Changes some properties of a store's state; where each is what it was, nothing changes. */
export function changePart<State extends object>({ get, set }: Store<State>, change: Partial<State>): void {
  const state = get();
  for (const name in change) {
    if (!Object.is(change[name], state[name])) return set({ ...state, ...change });
  }
}
