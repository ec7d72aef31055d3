import type { ApiToken, TokenScope } from "@creel/domain/accounts/api-tokens";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { Gauge, type LucideIcon, NotebookText, Plus } from "lucide-react";

import { describeDay, describeUse } from "../profile/describe-use.ts";

interface ScopeWords {
  icon: LucideIcon;
  /** On a badge. */
  short: MessageDescriptor;
  /** As a choice. */
  name: MessageDescriptor;
  hint: MessageDescriptor;
}

/** The rights of a token besides knowing places. */
export type PlainScope = Exclude<TokenScope, "read:places">;

export const PLAIN_SCOPES: Record<PlainScope, ScopeWords> = {
  "read:now": {
    icon: Gauge,
    short: msg({ message: "Now", context: "what a token may read" }),
    name: msg`Read what is now`,
    hint: msg`Score, next tide, river, last trip`,
  },
  "read:log": {
    icon: NotebookText,
    short: msg`Read the log`,
    name: msg`Read the log`,
    hint: msg`Catches, trips and figures; with exact places also waters and tackle`,
  },
  "write:catches": {
    icon: Plus,
    short: msg`Add catches`,
    name: msg`Add catches`,
    hint: msg`Never change or delete one`,
  },
};

export function isPlainScope(scope: TokenScope): scope is PlainScope {
  return scope !== "read:places";
}

const SOON_DAYS = 14;

/** Example: "Used 4 minutes ago. Ends Nov 21, 2027." */
export function describeToken({ lastUsedAt, expiresAt }: ApiToken, now: Date): string {
  const end = describeEnd(new Date(expiresAt), now);
  if (lastUsedAt === null) return t`Never used. ${end}`;
  const used = describeUse(new Date(lastUsedAt), now);
  return t`Used ${used}. ${end}`;
}

function describeEnd(end: Date, now: Date): string {
  const day = describeDay(end, now);
  if (end <= now) return t`Ended ${day}.`;
  const days = Math.ceil((end.getTime() - now.getTime()) / DAY_MS);
  return days <= SOON_DAYS
    ? t`${plural(days, { one: "Ends in # day.", other: "Ends in # days." })}`
    : t`Ends ${day}.`;
}
