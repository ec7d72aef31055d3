import { type ReactNode, startTransition, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

import { logFailure } from "../http/log-failure.ts";
import { storedSession } from "../http/stored-session.ts";
import { App } from "./app.tsx";
import { pageIsDrawn } from "./page-drawn.tsx";
import { routes } from "./router.tsx";
import type { Held } from "./watch-visitor.ts";

const router = createBrowserRouter(routes);

/** Draws the app from nothing. */
export function startAnew(root: Element): void {
  root.removeAttribute("data-for-strangers");
  // Piece by piece: all of it at once keeps a slow phone from answering.
  startTransition(() => createRoot(root).render(app()));
  loadKeptFocus();
}

/**
 * Brings the page to life that stands there, drawn for a stranger, once its code has come. Who is one no more is not.
 * Resolves in the task in which the page has been taken over, so that nothing can be typed or pressed in between.
 */
export async function startWhereItStands(root: Element, held: Held): Promise<void> {
  if (storedSession() !== null) {
    startAnew(root);
    return;
  }
  await pageIsLoaded();
  await held.handsAreFree();
  held.noteTyped();
  flushSync(() => void hydrateRoot(root, app()));
  await pageIsDrawn;
  loadKeptFocus();
}

/** Before anything can have taken the focus away there is time to load what gives it back. */
function loadKeptFocus(): void {
  import("./keep-focus.ts")
    .then(({ keepFocus }) => keepFocus())
    .catch((error: unknown) => logFailure("What gives the focus back could not be loaded", error));
}

function app(): ReactNode {
  return (
    <StrictMode>
      <App navigate={(path) => void router.navigate(path)}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
}

async function pageIsLoaded(): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
