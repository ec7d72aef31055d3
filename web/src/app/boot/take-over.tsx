import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";

import { storedSession } from "../../session/stored-session.ts";
import { pageIsDrawn } from "../loading/page-drawn.tsx";
import { routes } from "../router.tsx";
import { appWith, loadKeptFocus, startAnew } from "./start.tsx";
import type { Held } from "./visit/watch-visitor.ts";

/** Loads the code of the page that stands there, so that it can be taken over as it is. */
export async function loadPage(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/**
 * Brings the page to life that stands there, drawn for a stranger, after `loadPage`. Who is one no more is not.
 * Resolves in the task in which the page has been taken over, so that nothing can be typed or pressed in between.
 */
export async function startWhereItStands(root: Element, held: Held): Promise<void> {
  if (storedSession() !== null) {
    startAnew(root);
    return;
  }
  // Told of a page that stands there already, the router does not scroll it to its top.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  await held.handsAreFree();
  held.noteTyped();
  const focused = document.activeElement;
  flushSync(() => void hydrateRoot(root, appWith(router)));
  // A field with autofocus takes the focus once more, from whoever has gone on since.
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  await pageIsDrawn;
  root.removeAttribute("data-for-strangers");
  loadKeptFocus();
}
