/** Full-width letters and digits, which Japanese and Chinese keyboards produce. */
const FULL_WIDTH = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;

/** Zero-width characters and direction controls. Excludes joiners, variation selectors and emoji tags. */
const INVISIBLE = /(?!\u200C|\u200D|[\u{FE00}-\u{FE0F}]|[\u{E0000}-\u{E0FFF}])\p{DI}/gu;

/**
 * Joiners connect emoji and letters of Persian or Hindi. Next to European letters, blanks and digits they are
 * invisible.
 */
const IDLE_JOINERS = /(?:^|(?<=[ -\u052F]))[\u200C\u200D]+|[\u200C\u200D]+(?=[ -\u052F]|$)/g;

/** Normalizes a name for comparison, so that names that look alike are identical strings. */
export function cleanName(name: string): string {
  return name
    .replaceAll(FULL_WIDTH, (letter) => letter.normalize("NFKC"))
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(INVISIBLE, "")
    .replaceAll(IDLE_JOINERS, "")
    .normalize("NFC")
    .trim();
}
