// The pages that were drawn beforehand: they can be read as they came, and the app follows the first thing a visitor
// does. Who is known here gets it at once.
import { watchVisitor } from "./app/boot/visit/watch-visitor.ts";
import { CONTACT_KEY } from "./device/storage-keys.ts";

async function loadAppAndPage() {
  const app = await import("./app/boot/take-over.tsx");
  await app.loadPage();
  return app;
}

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element");

if (isKnown()) {
  const { startAnew } = await import("./app/boot/start.tsx");
  startAnew(root);
} else {
  const { app, held } = await watchVisitor(root, loadAppAndPage);
  await app.startWhereItStands(root, held);
  held.release();
}

/** Whether what stands there is not what they are to see: it was drawn for somebody who comes for the first time. */
function isKnown(): boolean {
  const hasSession = document.documentElement.classList.contains("is-known");
  const state: unknown = history.state;
  const isLedHere = typeof state === "object" && state !== null && "usr" in state && Boolean(state.usr);
  return hasSession || isLedHere || sessionStorage.getItem(CONTACT_KEY) !== null;
}
