import type { AccountTotals } from "@creel/domain/accounts/own-account";
import { plural, t } from "@lingui/core/macro";

import { locale } from "../../i18n/locale.ts";

/** "214 catches, 12 trips, and 1 photo"; what there is none of is not named. */
export function describeBelongings({ catches, photos, trips }: AccountTotals): string {
  const parts = [
    catches > 0 && t`${plural(catches, { one: "# catch", other: "# catches" })}`,
    trips > 0 && t`${plural(trips, { one: "# trip", other: "# trips" })}`,
    photos > 0 && t`${plural(photos, { one: "# photo", other: "# photos" })}`,
  ];
  return new Intl.ListFormat(locale).format(parts.filter((part) => part !== false));
}
