import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { QueryClient } from "@tanstack/react-query";

import { CATCHES_KEY } from "../../catches/logbook/api.ts";
import { logFailure } from "../../http/log-failure.ts";
import { persistentUserId } from "../../http/stored-session.ts";
import { TRIPS_KEY } from "../../trips/data/api.ts";
import { watchInteractions } from "../../ui/hooks/watch-interactions.ts";
import { WATERS_KEY } from "../../waters/data/api.ts";
import { CACHED_QUERIES } from "./cache/cached-queries.ts";
import { storeAll } from "./cache/with-cache.ts";
import { offerNewerVersion } from "./newer-version.ts";

const ADDRESS = "/sw.js";

let isBegun = false;

/** Registers the service worker, and announces newer versions. */
export async function install(queryClient: QueryClient): Promise<void> {
  if (isBegun) return;
  isBegun = true;
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  if (isControlled) keepFresh(queryClient);
  serviceWorker.addEventListener("controllerchange", () => {
    // The first version does not replace an older one.
    if (isControlled) return offerNewerVersion(reloadPage);
    isControlled = true;
    storeAll(queryClient);
    keepFresh(queryClient);
  });
  try {
    askForNewer(await serviceWorker.register(ADDRESS, { updateViaCache: "none" }));
  } catch (error) {
    logFailure("The app could not be put on this device", error);
  }
}

function reloadPage(isAsked: boolean): void {
  if (isAsked || !isBusy()) location.reload();
}

/** Whether a dialog is open. Every form with unsaved input is in a dialog. */
function isBusy(): boolean {
  return document.querySelector("[role=dialog], [role=alertdialog]") !== null;
}

/** Browsers check for a newer version when a page is loaded, which an open app does not do for days. */
function askForNewer(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - askedAt < HOUR_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** Leaves the network to the page first, and merges several changes into one refresh. In milliseconds. */
const WAIT_MS = 4000;

const OF_LOG = new Set<unknown>([...CATCHES_KEY, ...TRIPS_KEY, ...WATERS_KEY]);

/**
 * Fetches the queries cached for offline use, even if no page shows them: at the start, and after each change. Waits
 * while a map is dragged or a list scrolled, which would stutter with a large log.
 */
function keepFresh(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = new AbortController();
  const interactionsEnd = watchInteractions();
  const ask = () => {
    latest.abort();
    latest = new AbortController();
    void askForAll(queryClient, interactionsEnd, latest.signal);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, WAIT_MS);
  };
  soon();
  queryClient.getQueryCache().subscribe((event) => {
    const isChange = event.type === "updated" && event.action.type === "invalidate";
    if (isChange && OF_LOG.has(event.query.queryKey[0])) soon();
  });
}

/** @param until aborted when a later change starts the refresh over */
async function askForAll(
  queryClient: QueryClient,
  interactionsEnd: () => Promise<void>,
  until: AbortSignal,
): Promise<void> {
  for (const { ask } of CACHED_QUERIES.values()) {
    await interactionsEnd();
    // Stops if the user has signed out in the meantime.
    if (until.aborted || persistentUserId() === null) return;
    await ask(queryClient);
  }
}
