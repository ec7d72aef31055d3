import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";

import { figureLocale } from "../../i18n/locale.ts";
import { LIST_TEXTS, type ListKind } from "./list-texts.ts";

export interface PageOf {
  page: number;
  limit: number;
  total: number;
  /** True when there are more than `total`. */
  hasMore?: boolean;
}

const NUMBER = new Intl.NumberFormat(figureLocale);

/** As in "1 – 25 of 127", "2,476 – 2,500 of more than 10,000", "None". */
export function describeRange(list: PageOf): string {
  if (list.total === 0) return t({ message: "None", context: "no rows" });
  if (isBehind(list)) return describeBehind(list);
  const { first, last } = rangeOf(list);
  const total = NUMBER.format(list.total);
  return list.hasMore ? t`${first} – ${last} of more than ${total}` : t`${first} – ${last} of ${total}`;
}

/** For screen readers, as in "1 to 25 of 127 users", "1 user", "No users". */
export function rangeSentence(list: PageOf, kind: ListKind): string {
  const texts = LIST_TEXTS[kind];
  const { page, limit, total, hasMore = false } = list;
  if (total === 0) return i18n._(texts.none);
  if (page === 1 && total <= limit && !hasMore) return texts.countOf(total);
  if (isBehind(list)) return describeBehind(list);
  return hasMore ? texts.rangeOfMore(rangeOf(list)) : texts.rangeOf(rangeOf(list));
}

/** True for a page after the last. */
function isBehind({ page, limit, total, hasMore = false }: PageOf): boolean {
  return !hasMore && (page - 1) * limit >= total;
}

function describeBehind(list: PageOf): string {
  const total = NUMBER.format(list.total);
  return t`None here, ${total} in total`;
}

function rangeOf({ page, limit, total, hasMore = false }: PageOf) {
  const first = (page - 1) * limit + 1;
  const last = hasMore ? page * limit : Math.min(page * limit, total);
  return { first: NUMBER.format(first), last: NUMBER.format(last), total };
}
