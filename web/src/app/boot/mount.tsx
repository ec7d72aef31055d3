import { type ReactNode, startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

import { logFailure } from "../../http/log-failure.ts";
import { readOperator } from "../../operator/operator.ts";
import { App } from "../app.tsx";
import { routes } from "../router.tsx";

/** Renders the app in place of what `root` shows. */
export function mount(root: Element): void {
  root.removeAttribute("data-for-strangers");
  const router = createBrowserRouter(routes);
  // A transition is interruptible: rendering everything at once blocks a slow phone.
  startTransition(() => createRoot(root).render(appWith(router)));
  loadFocusKeeper();
}

/** Loaded after the first render, as nothing can lose the focus before. */
export function loadFocusKeeper(): void {
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
