import type { PlaceReveal } from "@creel/domain/accounts/reveals";
import { t } from "@lingui/core/macro";

import { dateLocale } from "../../i18n/locale.ts";
import { speciesName } from "../../species/species-names.ts";

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };

/** As in "Walleye, Nov 20, 2026". */
export function describeRevealed({ species, caught_on: day }: PlaceReveal): string {
  const name = speciesName(species);
  const date = new Intl.DateTimeFormat(dateLocale, { ...DAY, timeZone: "UTC" }).format(new Date(day));
  return t`${name}, ${date}`;
}

/** As in "Maren Lindqvist looked on Nov 24, 2026, 6:31 AM". */
export function describeLook({ admin, revealed_at: at }: PlaceReveal): string {
  const options = { ...DAY, hour: "numeric", minute: "2-digit" } as const;
  const time = new Intl.DateTimeFormat(dateLocale, options).format(new Date(at));
  return t`${admin} looked on ${time}`;
}
