// The entry of the prerendered pages: they can be read without the app, which is loaded at the visitor's first event.
// Where somebody is signed in, it is loaded at once.
import { loadOnFirstEvent } from "./app/boot/lazy-hydration/replay-events.ts";
import { CONTACT_KEY } from "./device/storage-keys.ts";

async function loadAppAndPage() {
  const app = await import("./app/boot/hydrate.tsx");
  await app.loadPage();
  return app;
}

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element");

if (isKnown()) {
  const { mount } = await import("./app/boot/mount.tsx");
  mount(root);
} else {
  const { app, heldEvents } = await loadOnFirstEvent(root, loadAppAndPage);
  await app.hydrate(root, heldEvents);
  heldEvents.replay();
}

/** A prerendered page is for a first visit. */
function isKnown(): boolean {
  const hasSession = document.documentElement.classList.contains("is-known");
  const state: unknown = history.state;
  const isLedHere = typeof state === "object" && state !== null && "usr" in state && Boolean(state.usr);
  return hasSession || isLedHere || sessionStorage.getItem(CONTACT_KEY) !== null;
}
