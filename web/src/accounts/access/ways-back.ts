import type { Passkey } from "@creel/domain/accounts/passkeys";
import { plural, t } from "@lingui/core/macro";

import { locale } from "../../i18n/locale.ts";

/** The ways that open an account. */
export interface Ways {
  /** True if this Creel takes passwords. */
  takesPasswords: boolean;
  /** True if an account without a password gets in by choosing one with a mailed link. */
  mayChoosePassword: boolean;
  /** True if the account has a password and this Creel takes passwords. */
  hasPassword: boolean;
  passkeys: readonly Pick<Passkey, "name" | "kind" | "is_synced">[];
  /** The names of the linked providers that this Creel uses. */
  providers: readonly string[];
  /** True if a proxy in front of Creel signs the angler in. */
  hasProxy: boolean;
  /** True if a password needs a code from an app. */
  hasCodes: boolean;
  backupCodesLeft: number;
}

/** Something that may be lost, and how to get in without it. */
export interface Loss {
  lost: string;
  wayBack: string;
  /** True if nothing else opens the account. */
  locksOut: boolean;
}

/** Lists what may be lost, one thing at a time, with what then opens the account. */
export function lossesOf(ways: Ways): Loss[] {
  const keys = ways.passkeys.filter(({ kind }) => kind === "key");
  return [
    lossOfPhone(ways),
    ...keys.map((key) => lossOfKey(key, ways)),
    ...(ways.hasPassword ? [lossOfPassword(ways)] : []),
    ...ways.providers.map((name) => lossOfProvider(name, ways)),
  ];
}

/** Says what to do if nothing is left. */
export function describeAllLost({ takesPasswords, hasCodes }: Ways): string {
  if (!takesPasswords) return t`Ask the people who run this Creel to let you in again.`;
  return hasCodes
    ? t`Ask the people who run this Creel for a link to a new password. They can also turn off your codes. You’ll see that they did.`
    : t`Ask the people who run this Creel for a link to a new password. You’ll see that they sent one.`;
}

/** The phone counts as the device with the app for codes and with a passkey, because Creel cannot know. */
function lossOfPhone(ways: Ways): Loss {
  const lost = t`Phone gone`;
  const needsBackupCode = ways.hasPassword && ways.hasCodes;
  const left = [
    ...passkeysBesidesPhone(ways.passkeys),
    ...(ways.hasPassword && !ways.hasCodes ? [t`your password`] : []),
    ...(needsBackupCode && ways.backupCodesLeft > 0 ? [t`your password and a backup code`] : []),
    ...elsewhere(ways),
  ];
  if (left.length > 0) {
    const choice = anyOf(left);
    return {
      lost,
      wayBack: t`Sign in with ${choice}. Then sign the phone out on this page.`,
      locksOut: false,
    };
  }
  if (needsBackupCode) {
    return {
      lost,
      wayBack: t`Your codes come from it, and you have no backup codes left. Get new codes now, or add a passkey on another device.`,
      locksOut: true,
    };
  }
  if (ways.mayChoosePassword) return { lost, wayBack: describeChoosing(), locksOut: false };
  return {
    lost,
    wayBack:
      ways.passkeys.length > 0
        ? t`Your only passkey may be on it. Add one on another device now.`
        : t`Only a signed-in device opens your account. Add a passkey now.`,
    locksOut: true,
  };
}

function describeChoosing(): string {
  return t`Tap “Forgot password?” to choose a password by email. A passkey on another device is quicker: add one now.`;
}

/** A passkey that stays on one device may be the one on the phone. */
function passkeysBesidesPhone(passkeys: Ways["passkeys"]): string[] {
  const others = passkeys.filter(({ kind, is_synced: isSynced }) => kind === "key" || isSynced);
  const [only] = others;
  if (only && others.length === 1) return [namePasskey(only)];
  const onOneDevice = passkeys.length - others.length;
  return others.length > 1 || onOneDevice > 1 ? [t`another passkey`] : [];
}

function lossOfKey(key: Ways["passkeys"][number], ways: Ways): Loss {
  const { name } = key;
  const lost = t`“${name}” gone`;
  const others = ways.passkeys.filter((passkey) => passkey !== key);
  const [only] = others;
  const left = [
    ...(only ? [others.length === 1 ? namePasskey(only) : t`another passkey`] : []),
    ...(ways.hasPassword ? [t`your password`] : []),
    ...elsewhere(ways),
  ];
  if (left.length === 0 && ways.mayChoosePassword) {
    return { lost, wayBack: describeChoosing(), locksOut: false };
  }
  if (left.length === 0) {
    return { lost, wayBack: t`Nothing else opens your account. Add another passkey now.`, locksOut: true };
  }
  const choice = anyOf(left);
  return { lost, wayBack: t`Sign in with ${choice}. Then remove the key on this page.`, locksOut: false };
}

function lossOfPassword({ hasCodes }: Ways): Loss {
  return {
    lost: t`Password forgotten`,
    wayBack: hasCodes
      ? t`Tap “Forgot password?” for a link by email. The codes by app stay on.`
      : t`Tap “Forgot password?” for a link by email.`,
    locksOut: false,
  };
}

function lossOfProvider(name: string, ways: Ways): Loss {
  const lost = t`${name} is down`;
  const count = ways.passkeys.length;
  const others = elsewhere({ ...ways, providers: ways.providers.filter((other) => other !== name) });
  if (!ways.hasPassword && count === 0 && others.length === 0) {
    if (ways.mayChoosePassword) return { lost, wayBack: describeChoosing(), locksOut: false };
    return { lost, wayBack: t`Nothing else opens your account. Add a passkey now.`, locksOut: true };
  }
  return {
    lost,
    wayBack: describeUnaffected(ways.hasPassword, count) ?? signInWith(others),
    locksOut: false,
  };
}

function describeUnaffected(hasPassword: boolean, passkeys: number): string | null {
  if (hasPassword && passkeys > 0) {
    return t`${plural(passkeys, {
      one: "Your password and your passkey don’t need it.",
      other: "Your password and your passkeys don’t need it.",
    })}`;
  }
  if (hasPassword) return t`Your password doesn’t need it.`;
  if (passkeys === 0) return null;
  return t`${plural(passkeys, { one: "Your passkey doesn’t need it.", other: "Your passkeys don’t need it." })}`;
}

function signInWith(choices: readonly string[]): string {
  const choice = anyOf(choices);
  return t`Sign in with ${choice}.`;
}

/** The ways in that need nothing of the angler's own. */
function elsewhere({ providers, hasProxy }: Pick<Ways, "providers" | "hasProxy">): string[] {
  return [...providers, ...(hasProxy ? [t`the sign-in in front of Creel`] : [])];
}

function namePasskey({ name }: Ways["passkeys"][number]): string {
  return t`the passkey “${name}”`;
}

/** Example: "another passkey or your password". */
function anyOf(choices: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(choices);
}
