import { createStore, type Store } from "./create-store.ts";

export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A store for a text in the browser's storage, shared by all tabs; `null` if there is none. `set` throws if the storage
 * is full.
 */
export function storedText(key: string, storage: TextStorage = localStorage): Store<string | null> {
  // The state itself is in the storage, which other tabs can change.
  const changes = createStore({});
  return {
    get: () => storage.getItem(key),
    set(text) {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      changes.set({});
    },
    subscribe(listener) {
      const unsubscribe = changes.subscribe(listener);
      addEventListener("storage", listener);
      return () => {
        unsubscribe();
        removeEventListener("storage", listener);
      };
    },
  };
}
