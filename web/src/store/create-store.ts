/** What `useStore` reads, and listens to. */
export interface ReadableStore<State> {
  /** The same value as long as nothing has changed. */
  get: () => State;
  /** Calls back after every change, until the function that it returns is called. */
  subscribe: (listener: () => void) => () => void;
}

export interface Store<State> extends ReadableStore<State> {
  /** Calls the listeners, unless the state is what it was. */
  set: (next: State) => void;
}

/** A value that is read in several places, and who wants to know when it changes. */
export function createStore<State>(first: State): Store<State> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Changes some properties of a store's state; where each is what it was, nothing changes. */
export function changePart<State extends object>({ get, set }: Store<State>, change: Partial<State>): void {
  const state = get();
  for (const name in change) {
    if (!Object.is(change[name], state[name])) return set({ ...state, ...change });
  }
}
