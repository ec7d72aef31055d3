import { notificationChangesSchema } from "@creel/domain/notifications/change-notifications";
import { newChannelSchema } from "@creel/domain/notifications/new-channel";
import type { Channel, Notifications } from "@creel/domain/notifications/notifications";
import { ANGLER_TOPICS } from "@creel/domain/notifications/topics";
import { onTestFinished, vi } from "vitest";

const NEVER_USED = {
  last_at: null,
  last_result: null,
  last_status: null,
  failed_since: null,
  failed_tries: 0,
  given_up_at: null,
};

export function channelOf(known: Partial<Channel> = {}): Channel {
  return {
    id: "0199f2a0-0000-7000-8000-000000000001",
    kind: "ntfy",
    name: null,
    target: "https://ntfy.example/creel-7Hq2",
    created_at: "2026-11-01T12:00:00.000Z",
    ...NEVER_USED,
    ...known,
  };
}

const MAIL = channelOf({
  id: "0199f2a0-0000-7000-8000-000000000000",
  kind: "mail",
  target: "maren@example.org",
  created_at: null,
});

export const SIGNING_KEY = "shown-once";

/** Everything off, as at first. */
export function notificationsOf(known: Partial<Notifications> = {}): Notifications {
  const topics: Notifications["topics"] = Object.fromEntries(ANGLER_TOPICS.map((topic) => [topic, []]));
  return {
    quiet_from: null,
    quiet_to: null,
    alerts_in_quiet: true,
    vapid_public_key: "BPublicKey",
    ...known,
    topics: { ...topics, new_way_in: ["mail"], ...known.topics },
    channels: [MAIL, ...(known.channels ?? [])],
  };
}

/** A request, as the fake network passes it on. */
interface Asked {
  path: string;
  body: unknown;
}

/** Returns answers of an angler with these notifications. Changes are applied as by the API. */
export function answersOfNotifications(known: Partial<Notifications> = {}) {
  let stored = notificationsOf(known);
  return {
    "GET /notifications": () => stored,
    "PUT /notifications": ({ body }: Asked) => {
      const { topics, ...others } = notificationChangesSchema.parse(body);
      stored = Object.assign({}, stored, others, { topics: { ...stored.topics, ...topics } });
      return stored;
    },
    "DELETE /notifications/channels/*": ({ path }: Asked) => {
      stored = { ...stored, channels: stored.channels.filter(({ id }) => !path.endsWith(id)) };
      return new Response(null, { status: 204 });
    },
    "POST /notifications/channels": ({ body }: Asked) => {
      const sent = newChannelSchema.parse(body);
      const channel = channelOf({
        id: `0199f2a0-0000-7000-8000-00000000010${stored.channels.length}`,
        kind: sent.kind,
        name: sent.kind === "push" ? "Firefox on Android" : (sent.name ?? null),
        target: sent.kind === "push" ? sent.endpoint : sent.url,
      });
      stored = { ...stored, channels: [...stored.channels, channel] };
      return { channel, secret: sent.kind === "webhook" ? SIGNING_KEY : null };
    },
    "GET /waters/marks": { marks: [] },
    "GET /auth/me/calendar": { calendar: null },
  };
}

interface FakedPush {
  /** The angler's answer to the browser's question. */
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  /** The endpoint of a subscription that the browser already has. */
  endpoint?: string | null;
}

/** The subscription that the fake browser makes. */
export const SUBSCRIBED = {
  endpoint: "https://push.example/new",
  keys: { p256dh: `B${"x".repeat(86)}`, auth: "y".repeat(22) },
};

/** Fakes a browser with push messages, until the end of the test. Returns what became of its subscription. */
export function fakePush({ permission = "default", answer = "granted", endpoint = null }: FakedPush = {}) {
  const browser = { endpoint, keys: [] as unknown[] };
  const subscriptionOf = (address: string) => ({
    endpoint: address,
    toJSON: () => ({ endpoint: address, keys: SUBSCRIBED.keys }),
    unsubscribe: async () => {
      browser.endpoint = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (browser.endpoint === null ? null : subscriptionOf(browser.endpoint)),
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      browser.keys.push(applicationServerKey);
      browser.endpoint = SUBSCRIBED.endpoint;
      return subscriptionOf(SUBSCRIBED.endpoint);
    },
  };
  const notification = {
    permission,
    requestPermission: async () => {
      notification.permission = answer;
      return answer;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", notification);
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    controller: null,
  };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  return browser;
}
