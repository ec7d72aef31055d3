import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";

import { storedSession } from "../../session/stored-session.ts";
import { pageIsDrawn } from "../loading/page-drawn.tsx";
import { routes } from "../router.tsx";
import type { HeldEvents } from "./lazy-hydration/replay-events.ts";
import { appWith, loadFocusKeeper, mount } from "./mount.tsx";

/** Loads the code of the prerendered page, so that it can be hydrated without a fallback. */
export async function loadPage(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/**
 * Hydrates the prerendered page after `loadPage`; where somebody has signed in since, the app is mounted instead.
 * Resolves in the task in which hydration ends, so that nothing can be typed or pressed in between.
 */
export async function hydrate(root: Element, heldEvents: HeldEvents): Promise<void> {
  if (storedSession() !== null) {
    mount(root);
    return;
  }
  // With hydration data the router does not scroll the page to its top.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  await heldEvents.inputHasEnded();
  heldEvents.saveTypedTexts();
  const focused = document.activeElement;
  flushSync(() => void hydrateRoot(root, appWith(router)));
  // A field with autofocus takes the focus again during hydration.
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  await pageIsDrawn;
  root.removeAttribute("data-for-strangers");
  loadFocusKeeper();
}
