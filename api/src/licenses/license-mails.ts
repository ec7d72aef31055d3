import type { UserRow } from "../database/schema.ts";
import { languageOf } from "../language/languages.ts";
import type { LinkTo } from "../mail/link-to.ts";
import { HELLO, type Mail } from "../mail/mail.ts";

// No mail here contains the name of a license or a limit: anybody could put a text into it and have it mailed to a
// stranger.

/** The page with the limits, the licenses and what reminds of them. */
const PAGE = "/profile/limits";

interface Ending {
  /** The last day, as yyyy-mm-dd. */
  end: string;
  /** 0 on the last day. */
  days: number;
}

/** @param endings the nearest first */
export function licensesEnd(
  { email, language }: UserRow,
  endings: readonly [Ending, ...Ending[]],
  linkTo: LinkTo,
): Mail {
  const i18n = languageOf(language);
  const day = new Intl.DateTimeFormat(i18n.locale, { dateStyle: "long", timeZone: "UTC" });
  const [{ days }] = endings;
  return {
    language,
    to: email,
    subject: i18n.t({
      id: "mail.license.subject",
      message:
        "{days, plural, =0 {A fishing license ends today} one {A fishing license ends tomorrow} other {A fishing license ends in # days}}",
      values: { days },
    }),
    content: {
      paragraphs: [
        i18n._(HELLO),
        ...endings.map((each) =>
          i18n.t({
            id: "mail.license.ends",
            message:
              "{days, plural, =0 {A fishing license that you entered in Creel ends today, {end}.} one {A fishing license that you entered in Creel ends tomorrow, {end}.} other {A fishing license that you entered in Creel ends on {end}, in # days.}}",
            values: { days: each.days, end: day.format(new Date(each.end)) },
          }),
        ),
        i18n.t({ id: "mail.license.after", message: "After that, Creel shows it as ended." }),
      ],
      action: {
        label: i18n.t({ id: "mail.license.action", message: "See my licenses" }),
        url: linkTo(PAGE),
      },
      closing: i18n.t({
        id: "mail.license.closing",
        message: "You asked Creel to tell you before a license ends. You can turn this off on the same page.",
      }),
    },
  };
}

/** Asks to read limits again that were read over a year ago. */
export function readLimitsAgain({ email, language }: UserRow, count: number, linkTo: LinkTo): Mail {
  const i18n = languageOf(language);
  return {
    language,
    to: email,
    subject: i18n.t({ id: "mail.limits-again.subject", message: "Time to read your limits again" }),
    content: {
      paragraphs: [
        i18n._(HELLO),
        i18n.t({
          id: "mail.limits-again.old",
          message:
            "{count, plural, one {You entered a limit in Creel over a year ago. Rules change, and Creel does not know them.} other {You entered # limits in Creel over a year ago. Rules change, and Creel does not know them.}}",
          values: { count },
        }),
        i18n.t({
          id: "mail.limits-again.how",
          message: "Look the limits up where you read them, then change the day in Creel.",
        }),
      ],
      action: {
        label: i18n.t({ id: "mail.limits-again.action", message: "See my limits" }),
        url: linkTo(PAGE),
      },
      closing: i18n.t({
        id: "mail.limits-again.closing",
        message: "You asked Creel to remind you once a year. You can turn this off on the same page.",
      }),
    },
  };
}
