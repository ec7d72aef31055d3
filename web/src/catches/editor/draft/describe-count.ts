import { t } from "@lingui/core/macro";
/** As in "3 catches to finish". */
export function describeCount(count: number): string {
  return count === 1 ? t`1 catch to finish` : t`${count} catches to finish`;
}
