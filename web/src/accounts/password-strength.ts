import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
/** How well a password stands against guessing: 1 weak, 2 fair, 3 strong, 4 very strong. */
export type Strength = 1 | 2 | 3 | 4;

export const STRENGTH_LABELS: Record<Strength, MessageDescriptor> = {
  1: msg({ message: "Weak", context: "strength of a password" }),
  2: msg({ message: "Fair", context: "strength of a password" }),
  3: msg({ message: "Strong", context: "strength of a password" }),
  4: msg({ message: "Very strong", context: "strength of a password" }),
};

/** Bits from which each step begins; 36 bits are minutes, 60 are years, for one who has the hash. */
const STEPS: readonly [number, Strength][] = [
  [80, 4],
  [60, 3],
  [36, 2],
];

const ALPHABETS: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

const COMMON = /^(password|passwort|qwerty|letmein|welcome|fishing|iloveyou|admin|123456|abc123)/i;

/** A rough measure from length, alphabet and repetition. It advises; it refuses nothing. */
export function passwordStrength(password: string): Strength {
  if (COMMON.test(password)) return 1;
  const size = ALPHABETS.reduce((sum, [pattern, count]) => sum + (pattern.test(password) ? count : 0), 0);
  const bits = usefulLength(password) * Math.log2(Math.max(size, 2));
  return STEPS.find(([least]) => bits >= least)?.[1] ?? 1;
}

/** Characters that repeat or continue the one before (aaa, 123, cba) add next to nothing. */
function usefulLength(password: string): number {
  const codes = Array.from(password, (letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? -9)) > 1).length;
}
