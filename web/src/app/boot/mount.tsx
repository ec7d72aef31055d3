import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";

import { sessionAsStored } from "../../http/prefetch.ts";
import { baseOfAddress } from "../../i18n/base-of-address.ts";
import { loadTexts } from "../../i18n/locale.ts";
import { readOperator } from "../../operator/operator.ts";
import { pageIsDrawn } from "../../ui/hooks/page-drawn.tsx";
import { App } from "../app.tsx";
import { keepFocus } from "../focus.ts";
import { createQueryClient, loaderContext } from "../query-client.ts";
import { routes } from "../router.tsx";
import { forgetGuests } from "../shell/forget-guest.ts";

/** Set by prerender.mjs on a form page that was rendered at build time, until it is hydrated. */
const PRERENDERED = "data-for-strangers";
/** Set by prerender.mjs on controls that cannot respond before hydration. */
const WAITING = "data-waiting";

/** Renders the app into `root`, or hydrates the prerendered page if this visitor is not known to be signed in. */
export async function start(root: Element): Promise<void> {
  await loadTexts();
  forgetGuests();
  const isKnown = document.documentElement.classList.contains("is-known");
  if (root.hasAttribute(PRERENDERED) && !isKnown) await hydrate(root);
  else mount(root);
}

/** Replaces the content of `root` with the app. */
function mount(root: Element): void {
  const { classList } = document.documentElement;
  // The prerendered content was hidden, and would show until the first render.
  if (root.hasAttribute(PRERENDERED) || classList.contains("is-translated")) root.replaceChildren();
  root.removeAttribute(PRERENDERED);
  classList.remove("is-translated");
  const queryClient = createQueryClient();
  const router = createBrowserRouter(routes, {
    basename: baseOfAddress(sessionAsStored() !== null),
    getContext: loaderContext(queryClient),
  });
  // A transition is interruptible: rendering everything at once blocks a slow phone.
  startTransition(() => createRoot(root).render(appWith(router, queryClient)));
  keepFocus();
}

async function hydrate(root: Element): Promise<void> {
  const basename = baseOfAddress(false);
  await loadPage(basename);
  // Hydration data keeps the router from scrolling the page to its top.
  const queryClient = createQueryClient();
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: { loaderData: {} },
    getContext: loaderContext(queryClient),
  });
  const focused = document.activeElement;
  hydrateRoot(root, appWith(router, queryClient));
  await pageIsDrawn;
  for (const control of root.querySelectorAll(`[${WAITING}]`)) {
    // React Aria sets `data-disabled` if the page has disabled the control in the meantime.
    if (!control.hasAttribute("data-disabled")) control.removeAttribute("disabled");
    control.removeAttribute("inert");
    control.removeAttribute(WAITING);
  }
  root.removeAttribute(PRERENDERED);
  // A field with autofocus takes the focus again.
  if (focused instanceof HTMLElement && document.activeElement?.matches("[autofocus]")) {
    focused.focus({ preventScroll: true });
  }
  keepFocus();
}

/** Loads the code of the page in the address, so that it can be hydrated without a fallback. */
async function loadPage(basename: string): Promise<void> {
  const matches = matchRoutes(routes, location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

function appWith(router: ReturnType<typeof createBrowserRouter>, queryClient: QueryClient): ReactNode {
  return (
    <StrictMode>
      <App
        operator={readOperator()}
        queryClient={queryClient}
        navigate={(path) => void router.navigate(path)}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
}
