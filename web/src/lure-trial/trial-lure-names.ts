import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";
import type { TrialLure } from "@creel/domain/trips/trial-turn";
import { t } from "@lingui/core/macro";

import { locale } from "../i18n/locale.ts";

/** "Blue" and "Orange" of "Jig, blue, ¼ oz" and "Jig, orange, ¼ oz": what tells them apart, else their names. */
export function shortNames({
  first,
  second,
}: Pick<LureTrial, "first" | "second">): Record<TrialLure, string> {
  const [one, other] = [partsOf(first.name), partsOf(second.name)];
  return { first: whatDiffers(one, other), second: whatDiffers(other, one) };
}

/** As in "Blue or orange". */
export function titleOf(trial: Pick<LureTrial, "first" | "second">): string {
  const { first, second } = shortNames(trial);
  const other = isWord(second) ? second.toLocaleLowerCase(locale) : second;
  return t`${first} or ${other}`;
}

function partsOf(name: string): string[] {
  return name.split(", ");
}

function whatDiffers(parts: readonly string[], others: readonly string[]): string {
  const own = parts.filter((part) => !others.includes(part));
  const isTold = own.length > 0 && others.some((part) => !parts.includes(part));
  return capitalized((isTold ? own : parts).join(", "));
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** A color, as "Orange", and no name of a brand, as "DT-6" or "Mepps Aglia". */
function isWord(name: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(name);
}
