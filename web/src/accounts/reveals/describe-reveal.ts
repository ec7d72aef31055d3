import type { AdminLook } from "@creel/domain/accounts/reveals";
import { t } from "@lingui/core/macro";

import { dateLocale } from "../../i18n/locale.ts";
import { speciesName } from "../../species/species-names.ts";

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };

/** Returns text such as "Walleye, Nov 20, 2026". */
export function describeRevealed(look: AdminLook): string {
  if (look.kind !== "catch") return t`Your whole account`;
  const name = speciesName(look.species);
  const date = new Intl.DateTimeFormat(dateLocale, { ...DAY, timeZone: "UTC" }).format(
    new Date(look.caught_on),
  );
  return t`${name}, ${date}`;
}

/** Returns text such as "Maren Lindqvist looked on Nov 24, 2026, 6:31 AM". */
export function describeLook({ kind, admin, revealed_at: at }: AdminLook): string {
  const options = { ...DAY, hour: "numeric", minute: "2-digit" } as const;
  const time = new Intl.DateTimeFormat(dateLocale, options).format(new Date(at));
  switch (kind) {
    case "catch":
      return t`${admin} looked on ${time}`;
    case "created":
      return t`${admin} created your account on ${time}, knows its password and can sign in until you change it`;
    case "password":
      return t`${admin} set your password on ${time} and can sign in until you change it`;
    case "email":
      return t`${admin} changed your email on ${time}, and anyone who reads that inbox can sign in`;
  }
}

/** Returns the sentence of the banner that first tells an angler about it. */
export function announceLook(look: AdminLook): string {
  const { kind, admin } = look;
  const what = describeRevealed(look);
  switch (kind) {
    case "catch":
      return t`${admin}, an admin, saw exactly where you caught this: ${what}.`;
    case "created":
      return t`${admin}, an admin, created your account and knows its password. Until you change it, they can see everything in your account.`;
    case "password":
      return t`${admin}, an admin, set your password. Until you change it, they can see everything in your account.`;
    case "email":
      return t`${admin}, an admin, changed your email. Anyone who reads that inbox can see everything in your account.`;
  }
}
