import { createStore, type ReadableStore } from "../store/create-store.ts";

/** What is known of the way to the server. `silent`: this device has a network, and Creel does not answer. */
export type Reach = "reached" | "silent" | "no network";

const HEALTH = "/api/health";
const PATIENCE_MS = 5000;
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;
/** What something in between says for a server that is down. */
const FROM_IN_BETWEEN = new Set([502, 503, 504]);

const known = createStore<Reach>(hasNetwork() ? "reached" : "no network");
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let asking: Promise<void> | null = null;

export const reach: ReadableStore<Reach> = known;

/** A browser that has none says so; that it has one does not mean much. What draws pages at the build is no browser. */
function hasNetwork(): boolean {
  return "onLine" in navigator ? navigator.onLine : true;
}

/** Tells whether Creel answers: now, so that who starts without a network hears when there is one, and each time that changes. */
export function followReach(tell: (isReached: boolean) => void): () => void {
  const tellNow = () => tell(known.get() === "reached");
  tellNow();
  return known.subscribe(tellNow);
}

/** Tells of a call that was answered. */
export function noteAnswer({ status }: Pick<Response, "status">): void {
  if (FROM_IN_BETWEEN.has(status)) noteSilence();
  else settle(true);
}

/** Tells of a call that was not. It may have been that call: the server is asked before it is held for away. */
export function noteSilence(): void {
  if (hasNetwork()) void ask();
  else settle(false);
}

function ask(): Promise<void> {
  asking ??= isHealthy()
    .then(settle)
    .finally(() => {
      asking = null;
    });
  return asking;
}

async function isHealthy(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(HEALTH, { signal, cache: "no-store", credentials: "omit" });
    // A hotel's sign-in page answers everything, too.
    return response.ok && Boolean(response.headers.get("content-type")?.includes("json"));
  } catch {
    return false;
  }
}

function settle(isAnswered: boolean): void {
  clearTimeout(timer);
  if (isAnswered) wait = FIRST_WAIT_MS;
  else askLater();
  const away = hasNetwork() ? "silent" : "no network";
  known.set(isAnswered ? "reached" : away);
}

/** There is a network again: what was asked before it was there tells nothing, and how long it was away neither. */
async function askAnew(): Promise<void> {
  await asking;
  wait = FIRST_WAIT_MS;
  await ask();
}

/** Ever more seldom, and not while nobody looks. */
function askLater(): void {
  timer = setTimeout(() => {
    if (document.visibilityState === "visible") void ask();
  }, wait);
  wait = Math.min(wait * 2, LONGEST_WAIT_MS);
}

addEventListener("online", () => void askAnew());
addEventListener("offline", () => settle(false));
addEventListener("visibilitychange", () => {
  if (known.get() !== "reached" && document.visibilityState === "visible") void ask();
});
