import { t } from "@lingui/core/macro";

import { countOf } from "../format/count-of.ts";

export interface PageOf {
  page: number;
  limit: number;
  total: number;
  /** True when there are more than `total`. */
  hasMore?: boolean;
}

const NUMBER = new Intl.NumberFormat("en");

/** As in "1 – 25 of 127", "2,476 – 2,500 of more than 10,000", "None". */
export function describeRange({ page, limit, total, hasMore = false }: PageOf): string {
  if (total === 0) return t`None`;
  const first = (page - 1) * limit + 1;
  const last = hasMore ? page * limit : Math.min(page * limit, total);
  const all = `${hasMore ? t`more than ` : ""}${NUMBER.format(total)}`;
  if (first > last) return t`None here, ${all} in all`;
  return `${NUMBER.format(first)} – ${NUMBER.format(last)} of ${all}`;
}

/** For screen readers, as in "1 to 25 of 127 users", "1 user", "No users". */
export function rangeSentence(list: PageOf, one: string, many: string): string {
  const { page, limit, total, hasMore = false } = list;
  if (total === 0) return t`No ${many}`;
  if (page === 1 && total <= limit && !hasMore) return countOf(total, one, many);
  const range = describeRange(list);
  return range.includes("–") ? `${range.replace("–", "to")} ${many}` : range;
}
