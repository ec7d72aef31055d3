import type { Page, Worker } from "@playwright/test";

import { expect, test } from "../setup/fixtures.ts";

test.use({ canInstall: true });

/** Chromium without a window shows no notifications, so the worker's calls are recorded instead. */
async function recordCalls(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const calls: unknown[] = [];
    Object.assign(globalThis, { calls });
    Object.assign(Reflect.get(globalThis, "ServiceWorkerRegistration").prototype, {
      showNotification: async (title: string, options: object) => void calls.push([title, options]),
    });
    Object.assign(Reflect.get(globalThis, "Clients").prototype, {
      openWindow: async (address: string) => void calls.push(address),
    });
  });
}

const callsOf = (worker: Worker): Promise<unknown> =>
  worker.evaluate((): unknown => Reflect.get(globalThis, "calls"));

/** Delivers a message as the browser does after it has decrypted it. */
async function deliver(page: Page, url: string, message: object): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devTools.send("ServiceWorker.enable");
  const registrationId = await known;
  const data = JSON.stringify(message);
  await devTools.send("ServiceWorker.deliverPushMessage", { origin: url, registrationId, data });
  await devTools.detach();
}

/** Taps the notification, which the worker learns of by an event. */
function tap(worker: Worker, path: string): Promise<void> {
  return worker.evaluate((data) => {
    const event = new Event("notificationclick");
    Object.assign(event, { notification: { data, close: () => {} }, waitUntil: () => {} });
    dispatchEvent(event);
  }, path);
}

test(
  "a pushed message is shown with its words, and a tap opens its page in a window of its own",
  { tag: "@nightly" },
  async ({ page, context, url, angler: _signedIn }) => {
    const path = "/catches/trips";
    const starting = context.waitForEvent("serviceworker", { timeout: 120_000 });
    await page.goto("/dashboard");
    const worker = await starting;
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await recordCalls(worker);

    await deliver(page, url, { title: "River is over 5.5 ft", body: "5.6 ft and rising", path });
    const shown = [
      "River is over 5.5 ft",
      { body: "5.6 ft and rising", icon: "/icons/icon-192.png", data: path },
    ];
    await expect.poll(() => callsOf(worker)).toEqual([shown]);

    await tap(worker, path);
    await expect.poll(() => callsOf(worker)).toEqual([shown, `${url}${path}`]);
  },
);
