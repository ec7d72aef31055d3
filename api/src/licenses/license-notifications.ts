import type { UserRow } from "../database/schema.ts";
import { languageOf } from "../language/languages.ts";
import type { Notification } from "../notifications/send-notification.ts";

// Neither the name of a license nor that of a limit is in here: anybody could write a text into it and have it mailed
// to a stranger.

/** The page with the limits and the licenses. */
export const LICENSES_PAGE = "/profile/limits";

interface Ending {
  /** The last day, as yyyy-mm-dd. */
  end: string;
  /** 0 on the last day. */
  days: number;
}

/** @param endings the nearest first */
export function licensesEnd(
  { language }: UserRow,
  key: string,
  endings: readonly [Ending, ...Ending[]],
): Notification {
  const i18n = languageOf(language);
  const day = new Intl.DateTimeFormat(i18n.locale, { dateStyle: "long", timeZone: "UTC" });
  const [{ days, end }] = endings;
  const sentences = [
    ...endings.map((each) =>
      i18n.t({
        id: "notification.license.ends",
        message:
          "{days, plural, =0 {A fishing license that you entered in Creel ends today, {end}.} one {A fishing license that you entered in Creel ends tomorrow, {end}.} other {A fishing license that you entered in Creel ends on {end}, in # days.}}",
        values: { days: each.days, end: day.format(new Date(each.end)) },
      }),
    ),
    i18n.t({ id: "notification.license.after", message: "After that, Creel shows it as ended." }),
  ];
  return {
    topic: "license_ends",
    key,
    title: i18n.t({
      id: "notification.license.title",
      message:
        "{days, plural, =0 {A fishing license ends today} one {A fishing license ends tomorrow} other {A fishing license ends in # days}}",
      values: { days },
    }),
    body: sentences.join(" "),
    path: LICENSES_PAGE,
    data: { days, ends_on: end, licenses: endings.length },
  };
}
