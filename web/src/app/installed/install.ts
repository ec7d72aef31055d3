import type { QueryClient } from "@tanstack/react-query";

import { logFailure } from "../../http/log-failure.ts";
import { keepAll } from "../copies/with-copies.ts";
import { isBusy } from "./is-busy.ts";
import { keepFresh } from "./keep-fresh.ts";
import { offerNewerVersion } from "./newer-version.ts";

const ADDRESS = "/sw.js";
/** What the service worker takes for leave to begin. */
const TAKE_OVER = "take over";
const HOUR_MS = 60 * 60 * 1000;

let isBegun = false;

/** Puts the app on this device, and from then on says when a newer version of it is there. */
export async function install(queryClient: QueryClient): Promise<void> {
  if (isBegun) return;
  isBegun = true;
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (isControlled) begin();
    else keepAll(queryClient);
    isControlled = true;
  });
  try {
    const registration = await serviceWorker.register(ADDRESS, { updateViaCache: "none" });
    watch(registration);
    askForNewer(registration);
  } catch (error) {
    logFailure("The app could not be put on this device", error);
  }
  keepFresh(queryClient);
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    // The first version replaces none.
    if (registration.waiting && registration.active) {
      offerNewerVersion((isAsked) => takeOver(registration, isAsked));
    }
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
}

/** Whether the page may go now. Where another tab let the newer version begin, this one goes on with its own. */
let mayReload = () => false;

/** A version that is slow to take over is not to take away a page on which somebody has begun something. */
const IN_PASSING_MS = 2000;
const PATIENCE_MS = 4000;

function takeOver({ waiting }: ServiceWorkerRegistration, isAsked: boolean): void {
  const since = Date.now();
  mayReload = () => isAsked || (Date.now() - since < IN_PASSING_MS && !isBusy());
  if (!waiting) {
    begin();
    return;
  }
  waiting.postMessage(TAKE_OVER);
  // The version in use may be held up by what it is still sending to this page: that ends with the page.
  if (isAsked) setTimeout(() => location.reload(), PATIENCE_MS);
}

/** The newer version has taken over. */
function begin(): void {
  if (mayReload()) location.reload();
  else offerNewerVersion(reloadUnlessBusy);
}

function reloadUnlessBusy(isAsked: boolean): void {
  if (isAsked || !isBusy()) location.reload();
}

/** A browser looks for a newer version when a page is loaded; an app that stays open loads none for days. */
function askForNewer(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - askedAt < HOUR_MS) return;
    askedAt = Date.now();
    // Without a network there is none to be found.
    registration.update().catch(() => {});
  });
}
