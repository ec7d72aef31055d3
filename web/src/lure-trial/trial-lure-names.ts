import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";
import type { TrialLure } from "@creel/domain/trips/trial-turn";
import { t } from "@lingui/core/macro";

import { capitalized } from "../i18n/letter-case.ts";
import { locale } from "../i18n/locale.ts";

/**
 * Returns the parts that differ, "Blue" and "Orange" for "Jig, blue, ¼ oz" and "Jig, orange, ¼ oz", or else the full
 * names.
 */
export function shortNames({
  first,
  second,
}: Pick<LureTrial, "first" | "second">): Record<TrialLure, string> {
  const [one, other] = [partsOf(first.name), partsOf(second.name)];
  return { first: describeDifference(one, other), second: describeDifference(other, one) };
}

/** Returns the title of a trial, such as "Blue or orange". */
export function titleOf(trial: Pick<LureTrial, "first" | "second">): string {
  const { first, second } = shortNames(trial);
  const other = isWord(second) ? second.toLocaleLowerCase(locale) : second;
  return t`${first} or ${other}`;
}

function partsOf(name: string): string[] {
  return name.split(", ");
}

function describeDifference(parts: readonly string[], others: readonly string[]): string {
  const own = parts.filter((part) => !others.includes(part));
  const isDistinct = own.length > 0 && others.some((part) => !parts.includes(part));
  return capitalized((isDistinct ? own : parts).join(", "));
}

/** True for a capitalized word such as the color "Orange"; false for a brand such as "DT-6" or "Mepps Aglia". */
function isWord(name: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(name);
}
