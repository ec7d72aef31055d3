import type { UserRow } from "../database/schema.ts";
import { languageOf } from "../language/languages.ts";
import type { LinkTo } from "../mail/link-to.ts";
import { HELLO, type Mail } from "../mail/mail.ts";
import { LICENSES_PAGE } from "./license-notifications.ts";

/**
 * Asks to read limits again that were read over a year ago. The name of a limit is not in it: anybody could write a text
 * into it and have it mailed to a stranger.
 */
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
        url: linkTo(LICENSES_PAGE),
      },
      closing: i18n.t({
        id: "mail.limits-again.closing",
        message: "You asked Creel to remind you once a year. You can turn this off on the same page.",
      }),
    },
  };
}
