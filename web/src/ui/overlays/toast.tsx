import { Suspense, useDeferredValue } from "react";

import { createStore } from "../../store/create-store.ts";
import { useStore } from "../../store/use-store.ts";
import { lazyPart } from "../hooks/lazy-part.ts";
import type { ToastContent } from "./toast-list.tsx";

const loadList = () => import("./toast-list.tsx");
const ToastList = lazyPart(async () => (await loadList()).ToastList);

/** Whether there was any toast. The list's code is loaded with the first. */
const hasAny = createStore(false);

/** Shows one line about something that just happened. It must never be the only place that shows it. */
export function showToast(content: ToastContent): void {
  hasAny.set(true);
  void loadList().then(({ addToast }) => addToast(content), reportError);
}

/** Where toasts appear. Used once in the app. */
export function Toasts() {
  const isWanted = useStore(hasAny, () => false);
  const isDrawn = useDeferredValue(isWanted);
  return <Suspense>{isDrawn && <ToastList />}</Suspense>;
}
