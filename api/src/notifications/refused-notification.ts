import type { RefusedItem, RefusedSubject } from "@creel/domain/notifications/refused-item";
import type { I18n } from "@lingui/core";

import type { UserRow } from "../database/schema.ts";
import { languageOf } from "../language/languages.ts";
import type { Notification } from "./send-notification.ts";

/** The page with what waits to upload. */
const PAGE = "/catches/waiting";

/** Returns the notification that something on a phone could not be uploaded. It is sent once for each item. */
export function refusedNotification({ language }: UserRow, { id, subject }: RefusedItem): Notification {
  const i18n = languageOf(language);
  return {
    topic: "refused",
    key: id,
    title: titleOf(subject, i18n),
    body: i18n.t({
      id: "notification.refused.body",
      message: "It is safe on the phone that saved it. Open Waiting to upload there to fix it.",
    }),
    path: PAGE,
    data: { subject },
  };
}

function titleOf(subject: RefusedSubject, i18n: I18n): string {
  switch (subject) {
    case "catch":
      return i18n.t({ id: "notification.refused.catch", message: "A catch could not be uploaded" });
    case "trip":
      return i18n.t({ id: "notification.refused.trip", message: "A trip could not be uploaded" });
    case "water":
      return i18n.t({ id: "notification.refused.water", message: "A water could not be uploaded" });
    case "gear":
      return i18n.t({
        id: "notification.refused.gear",
        message: "A change to your tackle box could not be uploaded",
      });
    case "license":
      return i18n.t({ id: "notification.refused.license", message: "A license could not be uploaded" });
    case "other":
      return i18n.t({ id: "notification.refused.other", message: "A change could not be uploaded" });
  }
}
