// Starts the app without a network, in the version that was installed as a whole (docs/decisions/loading.md). What is
// asked of the API is none of its business.
import { matchLocale } from "@creel/texts/locales";
import { cacheNames } from "workbox-core";
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";

import { estimateRoom, isShort } from "../src/device/room.ts";
import { NEAR_TOWNS_CACHE } from "../src/device/storage-keys.ts";
import { keepPrevious } from "./keep-previous.ts";
import { NOT_DRAWN_HERE } from "./not-drawn-here.ts";
import { openPushed, readPushed, showPushed } from "./pushed.ts";
import { SHARE_PATH, takeShared } from "./take-shared.ts";

declare const self: ServiceWorkerGlobalScope;

/** Put in by scripts/build/build-service-worker.mjs: the files of the app, its texts by language, and the paths of its pages behind the sign-in. */
declare const FILES: PrecacheEntry[];
declare const TEXTS: Record<string, PrecacheEntry[]>;
declare const APP_PATHS: string[];

const files = [...FILES, ...(TEXTS[matchLocale(navigator.languages)] ?? [])];

const APP_PAGE = "/index.html";
/** Where the network is too slow for a public page, the app draws it. */
const TIMEOUT_MS = 5000;
/** Not of this version, or not of every angler: files of the version before, code of the admin area, pictures. */
const OTHER_ASSETS = "creel-assets";

self.addEventListener("install", (event) => {
  event.waitUntil(keepPrevious({ from: cacheNames.precache, to: OTHER_ASSETS, files }));
  // Open pages go on with the files they began with, and reload by themselves into the new version.
  void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  event.waitUntil(
    showPushed(readPushed(event.data?.text() ?? null, self.location.origin), self.registration),
  );
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPushed(event.notification.data, self.location.origin, self.clients));
});

precacheAndRoute(files, { directoryIndex: "", cleanURLs: false });

const appPages = new Set(APP_PATHS);
registerRoute(
  ({ request, url }) => request.mode === "navigate" && appPages.has(url.pathname),
  async ({ request }) => (await matchPrecache(APP_PAGE)) ?? fetch(request),
);

registerRoute(
  ({ url }) => isOwn(url, "/") && url.pathname === SHARE_PATH,
  ({ request }) => takeShared(request),
  "POST",
);

registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      const page = await Promise.race([fetch(request).catch(() => null), timeout()]);
      return page ?? (await matchPrecache(APP_PAGE)) ?? Response.error();
    },
    { denylist: NOT_DRAWN_HERE },
  ),
);

function timeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS));
}

registerRoute(({ url }) => isOwn(url, "/assets/"), new CacheFirst({ cacheName: OTHER_ASSETS }));
registerRoute(
  ({ url }) => isOwn(url, "/basemap/"),
  new StaleWhileRevalidate({
    cacheName: NEAR_TOWNS_CACHE,
    plugins: [{ cacheWillUpdate: async ({ response }) => ((await isWorthRoom(response)) ? response : null) }],
  }),
);

/** Files that can be loaded again are stored only if the outbox has enough room. */
async function isWorthRoom({ status }: Response): Promise<boolean> {
  return status === 200 && !isShort(await estimateRoom());
}

function isOwn({ origin, pathname }: URL, folder: string): boolean {
  return origin === self.location.origin && pathname.startsWith(folder);
}
