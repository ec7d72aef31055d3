import { persistentUserId } from "../../http/stored-session.ts";

/**
 * Whether this device receives notifications, or why it cannot:
 * - `unsupported`: the browser has no push messages.
 * - `insecure`: the page has no HTTPS.
 * - `homeScreen`: on iPhone and iPad, only the app on the Home Screen can receive them.
 * - `forThisTab`: without "Remember me", the session ends with the tab.
 * - `blocked`: the angler refused the browser's question.
 */
export type PushState =
  | { kind: "unsupported" | "insecure" | "homeScreen" | "forThisTab" | "blocked" | "off" }
  | { kind: "on"; endpoint: string };

export async function readPushState(): Promise<PushState> {
  if ("isSecureContext" in globalThis && !isSecureContext) return { kind: "insecure" };
  if (!hasPush()) return { kind: isIosTab() ? "homeScreen" : "unsupported" };
  if (persistentUserId() === null) return { kind: "forThisTab" };
  if (Notification.permission === "denied") return { kind: "blocked" };
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? { kind: "on", endpoint: subscription.endpoint } : { kind: "off" };
}

function hasPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** Only iPhones and iPads have `standalone` and touch. It is false in a tab. */
function isIosTab(): boolean {
  return "standalone" in navigator && navigator.standalone === false && navigator.maxTouchPoints > 0;
}

/**
 * Why a device could not be added:
 * - `blocked`: the angler refused.
 * - `dismissed`: the angler closed the browser's question without an answer.
 * - `notInstalled`: the service worker is not running yet.
 * - `noService`: the browser could not reach its push service, or has none.
 */
export type PushProblem = "blocked" | "dismissed" | "notInstalled" | "noService";

export class PushError extends Error {
  override readonly name = "PushError";
  readonly problem: PushProblem;

  constructor(problem: PushProblem, options?: ErrorOptions) {
    super(`This device cannot receive notifications: ${problem}`, options);
    this.problem = problem;
  }
}

/** A browser's push subscription in the server's format. */
export interface OwnSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Asks for permission and subscribes to push messages. It must be called right after a press, which Safari requires.
 *
 * @param serverKey the server's public key in base64url
 * @throws PushError
 */
export async function subscribe(serverKey: string): Promise<OwnSubscription> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") throw new PushError(permission === "denied" ? "blocked" : "dismissed");
  const { pushManager } = await installed();
  const options = { userVisibleOnly: true, applicationServerKey: serverKey };
  try {
    return inServersFormat(await pushManager.subscribe(options));
  } catch (error) {
    const former = isOfOtherKey(error) && (await pushManager.getSubscription());
    if (!former) throw new PushError("noService", { cause: error });
    await former.unsubscribe();
    return inServersFormat(await pushManager.subscribe(options));
  }
}

/** Whether the device has a subscription for another key, as after the server was set up anew. */
function isOfOtherKey(error: unknown): boolean {
  return error instanceof DOMException && error.name === "InvalidStateError";
}

function inServersFormat(subscription: PushSubscription): OwnSubscription {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new PushError("noService");
  return { endpoint, keys: { p256dh, auth } };
}

/** The app is installed a few seconds after a page was opened. In milliseconds. */
const INSTALLED_MS = 15_000;

/** @throws PushError notInstalled */
async function installed(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), INSTALLED_MS));
  const registration = await Promise.race([navigator.serviceWorker.ready, late]);
  if (!registration) throw new PushError("notInstalled");
  return registration;
}
