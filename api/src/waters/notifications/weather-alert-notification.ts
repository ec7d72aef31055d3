import type { Alert } from "@creel/domain/weather/alert";

import type { UserRow } from "../../database/schema.ts";
import { languageOf } from "../../language/languages.ts";
import { formatMoment } from "../../notifications/format-moment.ts";
import type { Notification } from "../../notifications/send-notification.ts";

interface Warned {
  alert: Alert;
  /** The names of the angler's waters, at least one. */
  waters: readonly [string, ...string[]];
  /** The name of the service, such as "National Weather Service". */
  source: string | null;
}

/**
 * Tells an angler of a severe alert. The event is in the words of the service; its other texts are left out, because
 * they name places. The names of waters are left out of emails.
 */
export function weatherAlertNotification(
  { language, timeZone }: UserRow,
  key: string,
  { alert, waters, source }: Warned,
): Notification {
  const i18n = languageOf(language);
  const [water, ...others] = waters;
  const { event } = alert;
  const until = alert.ends && formatMoment(i18n, new Date(alert.ends), timeZone);
  const sentences = [
    until && i18n.t({ id: "notification.alert.until", message: "Until {until}.", values: { until } }),
    source && i18n.t({ id: "notification.alert.source", message: "Source: {source}.", values: { source } }),
  ].filter((sentence) => sentence !== null && sentence !== "");
  const names = new Intl.ListFormat(i18n.locale).format(others);
  const also =
    others.length > 0 &&
    i18n.t({ id: "notification.alert.also", message: "Also at {names}.", values: { names } });
  const count = waters.length;
  return {
    topic: "weather_alert",
    key,
    title: i18n.t({
      id: "notification.alert.title",
      message: "{event} at {water}",
      values: { event, water },
    }),
    body: [also, ...sentences].filter(Boolean).join(" "),
    mail: {
      title: i18n.t({
        id: "notification.alert.mail-title",
        message: "{count, plural, one {{event} at one of your waters} other {{event} at # of your waters}}",
        values: { count, event },
      }),
      body: sentences.join(" "),
    },
    path: "/weather",
    data: { event, severity: alert.severity, ends_at: alert.ends, water, waters: count },
  };
}
