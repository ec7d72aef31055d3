import type { I18n } from "@lingui/core";

import type { TellOfWayIn, WayInChange } from "../accounts/tell-of-way-in.ts";
import type { UserRow } from "../database/schema.ts";
import { languageOf } from "../language/languages.ts";
import type { Notification, SendNotification } from "./send-notification.ts";

/** Tells the owner of an account about a new way in, always by mail. A failure is logged: the change is made already. */
export function tellOfWayInBy(send: SendNotification): TellOfWayIn {
  return async (user, change, log) => {
    try {
      await send(user, wayInChanged(user, change, new Date()));
    } catch (error) {
      log.warn({ err: error }, "The owner of an account was not told of a new way in");
    }
  };
}

/** The mail names nothing, because its reader may be a stranger, and the angler or a provider wrote the name. */
function wayInChanged(
  { language }: Pick<UserRow, "language">,
  { kind, id, name }: WayInChange,
  now: Date,
): Notification {
  const i18n = languageOf(language);
  const title = titleOf(kind, i18n);
  const advice = i18n.t({
    id: "notification.way-in.advice",
    message: "If it wasn’t you, undo it on the page “Who can get in”, and change your password.",
  });
  return {
    topic: "new_way_in",
    key: `${kind}:${id ?? now.toISOString()}`,
    title:
      name === null
        ? title
        : i18n.t({ id: "notification.way-in.named", message: "{title}: {name}", values: { title, name } }),
    body: advice,
    path: "/profile/access",
    mail: { title, body: advice },
    data: { kind, name },
  };
}

function titleOf(kind: WayInChange["kind"], i18n: I18n): string {
  const titles = {
    passkey: i18n.t({ id: "notification.way-in.passkey", message: "A passkey was added to your account" }),
    provider: i18n.t({
      id: "notification.way-in.provider",
      message: "A provider was linked to your account",
    }),
    token: i18n.t({ id: "notification.way-in.token", message: "A token for your account was made" }),
    codes_on: i18n.t({
      id: "notification.way-in.codes-on",
      message: "Codes by app were turned on for your account",
    }),
    codes_off: i18n.t({
      id: "notification.way-in.codes-off",
      message: "Codes by app were turned off for your account",
    }),
  };
  return titles[kind];
}
