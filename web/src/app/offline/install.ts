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
    // The first version replaces none.
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

/** Every form with something to lose stands in a dialog. */
function isBusy(): boolean {
  return document.querySelector("[role=dialog], [role=alertdialog]") !== null;
}

/** A browser checks for a newer version when a page is loaded; an app that stays open loads none for days. */
function askForNewer(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - askedAt < HOUR_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** Leaves the network to the page first, and joins several changes. */
const WAIT_MS = 4000;

const OF_LOG = new Set<unknown>([...CATCHES_KEY, ...TRIPS_KEY, ...WATERS_KEY]);

/**
 * Fetches what is cached for offline use, also where no page shows it: at the start, and after each change. Not while a
 * map is dragged or a list scrolled, which a large log would make jerk.
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

/** @param until a later change asks for all of it again */
async function askForAll(
  queryClient: QueryClient,
  interactionsEnd: () => Promise<void>,
  until: AbortSignal,
): Promise<void> {
  for (const { ask } of CACHED_QUERIES.values()) {
    await interactionsEnd();
    // Nothing more is asked for somebody who signed out meanwhile.
    if (until.aborted || persistentUserId() === null) return;
    await ask(queryClient);
  }
}
