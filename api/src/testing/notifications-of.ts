import type { Channel } from "@creel/domain/notifications/notifications";
import type { ChannelKind, Topic } from "@creel/domain/notifications/topics";

import type { QueuedMail } from "../mail/mail.ts";
import { notificationDelivery } from "../notifications/deliver-notification.ts";
import { carriersOf } from "../notifications/notification-contents.ts";
import { type Notification, openNotifications } from "../notifications/send-notification.ts";
import { watchedLogger } from "./logs/log-watch.ts";
import { type setupApi, TEST_KEYS } from "./setup-api.ts";

type Api = Awaited<ReturnType<typeof setupApi>>;

/** A notification that names a water, and has other texts for email. */
export const RIVER: Notification = {
  topic: "river_mark",
  key: "vermilion 5.5 2026-11-21",
  title: "Vermilion River is over 5.5 ft",
  body: "5.6 ft and rising. You asked for this mark.",
  path: "/catches/waters/1",
  mail: { title: "A river is over your mark", body: "5.6 ft and rising." },
  data: { water: "Vermilion River", level_ft: 5.6, trend: "rising" },
};

const linkTo = (path: string) => `https://creel.test${path}`;

/** Returns builders for tests of notifications, over an API that allows private targets. */
export function notificationsOf(api: Api) {
  /** Opens notifications with a queue whose jobs run when a test says so. */
  function openQueue({ isPrivateAllowed = true, deliverMail = async (_mail: QueuedMail) => {} } = {}) {
    const queued: { job: object; startAfter: Date | undefined }[] = [];
    const add = async (_name: string, job: object, { startAfter }: { startAfter?: Date | undefined } = {}) =>
      void queued.push({ job, startAfter });
    const settings = { notifications: { isPrivateAllowed, contact: "mailto:run@creel.test" } };
    const carriers = carriersOf({ settings, sessions: { keys: TEST_KEYS }, deliverMail, linkTo });
    const delivery = notificationDelivery({ db: api.db, carriers }, watchedLogger);
    return {
      carriers,
      queued,
      send: openNotifications({ db: api.db, queue: { add } }),
      /** Tries all queued jobs once more. */
      work: async (isLast = false) => {
        for (const { job } of queued) await delivery.work(job, { isLast });
      },
    };
  }

  /** Creates an angler in Chicago with these topics. */
  async function angler(topics: Partial<Record<Topic, ChannelKind[]>> = {}, more: object = {}) {
    const user = await api.given.user({ timeZone: "America/Chicago" });
    const my = api.as(user);
    await my.put("/notifications", { topics, ...more });
    return {
      user,
      my,
      add: async (channel: object) => (await my.post("/notifications/channels", channel)).json(),
      channel: async (kind: ChannelKind): Promise<Channel | undefined> =>
        (await my.get("/notifications")).json().channels.find((each: Channel) => each.kind === kind),
    };
  }

  return { openQueue, angler };
}
