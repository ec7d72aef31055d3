/** The interface that `useStore` reads and subscribes to. */
export interface ReadableStore<State> {
  /** Returns the same value until the state changes. */
  get: () => State;
  /** Calls the listener after every change. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

export interface Store<State> extends ReadableStore<State> {
  /** Calls the listeners unless the state is unchanged. */
  set: (next: State) => void;
}

/** Creates a value that several places read, with notifications of changes. */
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

/** Changes some properties of a store's state. Does nothing if all are unchanged. */
export function changePart<State extends object>({ get, set }: Store<State>, change: Partial<State>): void {
  const state = get();
  for (const name in change) {
    if (!Object.is(change[name], state[name])) return set({ ...state, ...change });
  }
}
