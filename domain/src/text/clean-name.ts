/** Letters and digits of full width are the same ones, as keyboards for Japanese and Chinese write them. */
const FULL_WIDTH = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;

/** Those of no width, those that turn the direction of what follows, and byte order marks. */
const INVISIBLE =
  /\u034F|[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]/g;

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
