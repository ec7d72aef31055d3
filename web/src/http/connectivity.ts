import { createStore, type ReadableStore } from "../store/create-store.ts";
import { useStore } from "../store/use-store.ts";
import { isCreels } from "./api-error.ts";

/** `silent`: this device has a network, but the server does not answer. */
export type Connectivity = "reached" | "silent" | "no network";

const HEALTH = "/api/health";
const TIMEOUT_MS = 5000;
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;

const known = createStore<Connectivity>(hasNetwork() ? "reached" : "no network");
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let checking: Promise<void> | null = null;

export const connectivity: ReadableStore<Connectivity> = known;

/** `onLine` can be true without a network, but not false with one. The prerendering has no `onLine`. */
function hasNetwork(): boolean {
  return "onLine" in navigator ? navigator.onLine : true;
}

/** Calls `onChange` at once and after each change. Returns a function that stops it. */
export function watchConnectivity(onChange: (isReached: boolean) => void): () => void {
  const notify = () => onChange(known.get() === "reached");
  notify();
  return known.subscribe(notify);
}

export function noteAnswer(): void {
  settle(true);
}

/** Notes that a call got no answer from Creel. That may be due to the call alone, so a health check decides. */
export function noteSilence(): void {
  if (hasNetwork()) void check();
  else settle(false);
}

/** Checks the server, or waits for a check that is already running. */
export async function isReachedNow(): Promise<boolean> {
  if (!hasNetwork()) return false;
  await check();
  return known.get() === "reached";
}

function check(): Promise<void> {
  checking ??= isHealthy()
    .then(settle)
    .finally(() => {
      checking = null;
    });
  return checking;
}

async function isHealthy(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(HEALTH, { signal, cache: "no-store", credentials: "omit" });
    return response.ok && isCreels(response);
  } catch {
    return false;
  }
}

function settle(isAnswered: boolean): void {
  clearTimeout(timer);
  if (isAnswered) wait = FIRST_WAIT_MS;
  else checkLater();
  const away = hasNetwork() ? "silent" : "no network";
  known.set(isAnswered ? "reached" : away);
}

/** When the network is back, an earlier check no longer counts, and the back-off is reset. */
async function checkAgain(): Promise<void> {
  await checking;
  wait = FIRST_WAIT_MS;
  await check();
}

/** Schedules a check with back-off. A hidden tab skips it. */
function checkLater(): void {
  timer = setTimeout(() => {
    if (document.visibilityState === "visible") void check();
  }, wait);
  wait = Math.min(wait * 2, LONGEST_WAIT_MS);
}

addEventListener("online", () => void checkAgain());
addEventListener("offline", () => settle(false));

addEventListener("visibilitychange", () => {
  if (known.get() !== "reached" && document.visibilityState === "visible") void check();
});

export const useConnectivity = (): Connectivity => useStore(connectivity, () => "reached");
