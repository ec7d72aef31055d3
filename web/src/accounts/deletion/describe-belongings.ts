import type { AccountTotals } from "@creel/domain/accounts/account-deletion";
import { plural, t } from "@lingui/core/macro";

import { locale } from "../../i18n/locale.ts";

/** "214 catches and 1 photo"; what there is none of is not named. */
export function describeBelongings({ catches, photos }: AccountTotals): string {
  const parts = [
    catches > 0 && t`${plural(catches, { one: "# catch", other: "# catches" })}`,
    photos > 0 && t`${plural(photos, { one: "# photo", other: "# photos" })}`,
  ];
  return new Intl.ListFormat(locale).format(parts.filter((part) => part !== false));
}
