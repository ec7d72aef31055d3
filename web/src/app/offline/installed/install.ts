import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { QueryClient } from "@tanstack/react-query";

import { logFailure } from "../../../http/log-failure.ts";
import { storeAll } from "../cache/with-cache.ts";
import { keepFresh } from "./keep-fresh.ts";
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
