import type { MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";

export type ListKind = "users" | "catches" | "messages" | "changes";

interface Range {
  /** The numbers of the rows, as text. */
  first: string;
  last: string;
  total: number;
}

interface ListTexts {
  failed: MessageDescriptor;
  none: MessageDescriptor;
  noMatch: MessageDescriptor;
  /** Used if all rows are shown. */
  countOf: (total: number) => string;
  rangeOf: (range: Range) => string;
  /** Used if there are more than `total`. */
  rangeOfMore: (range: Range) => string;
}

export const LIST_TEXTS: Record<ListKind, ListTexts> = {
  users: {
    failed: msg`The users could not be loaded`,
    none: msg`No users`,
    noMatch: msg`No users match`,
    countOf: (total) => t`${plural(total, { one: "# user", other: "# users" })}`,
    rangeOf: ({ first, last, total }) =>
      t`${first} to ${last} of ${plural(total, { one: "# user", other: "# users" })}`,
    rangeOfMore: ({ first, last, total }) =>
      t`${first} to ${last} of more than ${plural(total, { one: "# user", other: "# users" })}`,
  },
  catches: {
    failed: msg`The catches could not be loaded`,
    none: msg`No catches`,
    noMatch: msg`No catches match`,
    countOf: (total) => t`${plural(total, { one: "# catch", other: "# catches" })}`,
    rangeOf: ({ first, last, total }) =>
      t`${first} to ${last} of ${plural(total, { one: "# catch", other: "# catches" })}`,
    rangeOfMore: ({ first, last, total }) =>
      t`${first} to ${last} of more than ${plural(total, { one: "# catch", other: "# catches" })}`,
  },
  messages: {
    failed: msg`The messages could not be loaded`,
    none: msg`No messages`,
    noMatch: msg`No messages match`,
    countOf: (total) => t`${plural(total, { one: "# message", other: "# messages" })}`,
    rangeOf: ({ first, last, total }) =>
      t`${first} to ${last} of ${plural(total, { one: "# message", other: "# messages" })}`,
    rangeOfMore: ({ first, last, total }) =>
      t`${first} to ${last} of more than ${plural(total, { one: "# message", other: "# messages" })}`,
  },
  changes: {
    failed: msg`The audit log could not be loaded`,
    none: msg`No changes`,
    noMatch: msg`No changes match`,
    countOf: (total) => t`${plural(total, { one: "# change", other: "# changes" })}`,
    rangeOf: ({ first, last, total }) =>
      t`${first} to ${last} of ${plural(total, { one: "# change", other: "# changes" })}`,
    rangeOfMore: ({ first, last, total }) =>
      t`${first} to ${last} of more than ${plural(total, { one: "# change", other: "# changes" })}`,
  },
};
