/** Letters and digits of full width are the same ones, as keyboards for Japanese and Chinese write them. */
const FULL_WIDTH = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;

/** Those of no width, and those that turn the direction of what follows. Joiners, and what varies or tags an emoji, are not. */
const INVISIBLE = /(?!\u200C|\u200D|[\u{FE00}-\u{FE0F}]|[\u{E0000}-\u{E0FFF}])\p{DI}/gu;

/** They join emoji and letters of Persian or Hindi; beside those of Europe, blanks and digits they are seen by nobody. */
const IDLE_JOINERS = /(?:^|(?<=[ -\u052F]))[\u200C\u200D]+|[\u200C\u200D]+(?=[ -\u052F]|$)/g;

/** Of a name that others are compared with: names that look alike are one, to the letter. */
export function cleanName(name: string): string {
  return name
    .replaceAll(FULL_WIDTH, (letter) => letter.normalize("NFKC"))
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(INVISIBLE, "")
    .replaceAll(IDLE_JOINERS, "")
    .normalize("NFC")
    .trim();
}
