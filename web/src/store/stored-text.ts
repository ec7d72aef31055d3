import { createStore, type Store } from "./create-store.ts";

export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A text under a key of the browser's storage, shared by all tabs; `null` where there is none. `set` throws where nothing
 * more can be stored.
 */
export function storedText(key: string, storage: TextStorage = localStorage): Store<string | null> {
  // The state is in the storage, which other tabs change, too.
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
