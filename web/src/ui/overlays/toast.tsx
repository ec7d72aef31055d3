import { Suspense, useDeferredValue, useSyncExternalStore } from "react";

import { lazyPart } from "../hooks/lazy-part.ts";
import type { ToastWords } from "./toast-list.tsx";

const loadList = () => import("./toast-list.tsx");
const ToastList = lazyPart(async () => (await loadList()).ToastList);

let isAny = false;
const listeners = new Set<() => void>();

/** One line about what just happened; never the only place where it can be seen. */
export function showToast(words: ToastWords): void {
  isAny = true;
  for (const listener of listeners) listener();
  void loadList().then(({ addToast }) => addToast(words), reportError);
}

/** Where the lines appear; once in the app. */
export function Toasts() {
  const isWanted = useSyncExternalStore(
    subscribe,
    () => isAny,
    () => false,
  );
  const isDrawn = useDeferredValue(isWanted);
  return <Suspense>{isDrawn && <ToastList />}</Suspense>;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
