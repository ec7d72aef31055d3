import type { Channel, TestAnswer } from "@creel/domain/notifications/notifications";
import { plural, t } from "@lingui/core/macro";

import { dateLocale } from "../../i18n/locale.ts";
import { kindName } from "../topics/topic-texts.ts";

type Named = Pick<Channel, "kind" | "name">;

export function channelName({ kind, name }: Named): string {
  if (kind === "mail") return kindName(kind);
  return name ?? (kind === "push" ? t`A phone or computer` : kindName(kind));
}

/** Says where a channel leads. Empty for a device, whose address says nothing to people. */
export function describeTarget({ kind, target }: Pick<Channel, "kind" | "target">): string {
  if (kind === "push") return "";
  if (kind === "mail" || !URL.canParse(target)) return target;
  const { host, pathname } = new URL(target);
  if (kind === "webhook") {
    const address = host + (pathname === "/" ? "" : pathname);
    return t`${address}, signed`;
  }
  const [, server = "", topic = ""] = /^(.*)\/([^/]*)$/.exec(host + pathname) ?? [];
  return t`${server}, topic ${topic}`;
}

export interface Outcome {
  isGood: boolean;
  text: string;
}

type Tried = Pick<
  Channel,
  "last_at" | "last_result" | "last_status" | "failed_since" | "failed_tries" | "given_up_at"
>;

/** Says what came of the last message; `null` if there was none. */
export function describeOutcome(channel: Tried): Outcome | null {
  const { last_at: at, last_result: result, given_up_at: givenUp } = channel;
  if (at === null || result === null) return null;
  const when = formatWhen(at);
  if (result === "delivered") return { isGood: true, text: t`Delivered ${when}` };
  const lost = givenUp === null ? "" : t`The message was given up.`;
  return { isGood: false, text: [describeProblem(channel), lost].filter(Boolean).join(" ") };
}

function describeProblem(channel: Tried): string {
  const { last_at: at, last_result: result, last_status: status, failed_since: from } = channel;
  const since = formatWhen(from ?? at ?? "");
  const tries = channel.failed_tries;
  if (result === "private_address") {
    return t`Not sent: the address is on a private network. The people who run this Creel can allow that.`;
  }
  const times = tries > 1 ? t`${plural(tries, { one: "Tried once.", other: "Tried # times." })}` : "";
  const what =
    result === "unreachable"
      ? t`No answer since ${since}.`
      : status === null
        ? t`Refused since ${since}.`
        : t`Refused since ${since} (${status}).`;
  return [what, times].filter(Boolean).join(" ");
}

/** Example: "Nov 20, 6:41 AM". */
function formatWhen(instant: string): string {
  const options = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(dateLocale, options).format(new Date(instant));
}

/** The message after a test. */
export function describeTest({ result }: TestAnswer): { text: string; isError: boolean } {
  if (result === "delivered") return { text: t`Test sent`, isError: false };
  return {
    text:
      result === "gone"
        ? t`That device no longer takes notifications, so it was removed.`
        : t`The test did not arrive`,
    isError: true,
  };
}
