import { type ReactNode, startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

import { logFailure } from "../../http/log-failure.ts";
import { readOperator } from "../../operator/operator.ts";
import { App } from "../app.tsx";
import { routes } from "../router.tsx";

/** Draws the app from nothing. */
export function startAnew(root: Element): void {
  root.removeAttribute("data-for-strangers");
  const router = createBrowserRouter(routes);
  // Piece by piece: all of it at once keeps a slow phone from answering.
  startTransition(() => createRoot(root).render(appWith(router)));
  loadKeptFocus();
}

/** Before anything can have taken the focus away there is time to load what gives it back. */
export function loadKeptFocus(): void {
  import("../focus/keep-focus.ts")
    .then(({ keepFocus }) => keepFocus())
    .catch((error: unknown) => logFailure("What gives the focus back could not be loaded", error));
}

export function appWith(router: ReturnType<typeof createBrowserRouter>): ReactNode {
  return (
    <StrictMode>
      <App operator={readOperator()} navigate={(path) => void router.navigate(path)}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
}
