/** Encodings of texts from before UTF-8, the most frequent first. */
export const ENCODINGS = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "macintosh",
  "shift_jis",
  "gb18030",
  "euc-kr",
] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Returns the share of words that fit the languages of an encoding once they are decoded, from 0 to 1. */
export function fitOf(encoding: Encoding, bytes: Uint8Array): number {
  if (isOfPairs(encoding)) return shareOfPairs(bytes, PAIRS[encoding]);
  const words = wordsIn(encoding, bytes);
  if (encoding === "windows-1251") return shareOf(words, isCyrillic);
  if (encoding === "windows-1253") return shareOf(words, isGreek);
  return latinShare(words, LETTERS[encoding]);
}

function isOfPairs(encoding: Encoding): encoding is keyof typeof PAIRS {
  return encoding in PAIRS;
}

const WESTERN = [
  // German, Swedish, Danish, Icelandic, Spanish, French, Portuguese, Dutch, Italian.
  "äöüß",
  "åäöé",
  "æøåé",
  "áðéíóúýþæö",
  "áéíóúüñ",
  "àâæçéèêëîïôœùûüÿ",
  "ãõáàâçéêíóôú",
  "éëïóöü",
  "àèéìòù",
];

/** Letters of languages besides a to z. */
const LETTERS = {
  "windows-1252": WESTERN,
  macintosh: WESTERN,
  // Polish, Czech, Slovak, Hungarian, Romanian, Slovenian and Croatian, German.
  "windows-1250": [
    "ąćęłńóśźż",
    "áčďéěíňóřšťúůýž",
    "áäčďéíĺľňóôŕšťúýž",
    "áéíóöőúüű",
    "ăâîşţ",
    "čšžćđ",
    "äöüß",
  ],
  // Turkish, German.
  "windows-1254": ["çğıiöşüâîû", "äöüß"],
} as const;

/** Signs that occur in any language. */
const SYMBOL = /[°½¼¾’‘“”–—…€£§²³µ·«»±×•№]/;
const NO_ENGLISH = /[^\0-\u007F]/;

/** Returns words with non-ASCII letters, and signs. Signs of any language are left out unless there is nothing else. */
function wordsIn(encoding: Encoding, bytes: Uint8Array): string[] {
  const text = new TextDecoder(encoding).decode(bytes);
  const found: string[] = text.match(/[\p{L}\p{M}]+|[^\0-\u007F]/gu) ?? [];
  const all = found.filter((word) => NO_ENGLISH.test(word));
  const words = all.filter((word) => !SYMBOL.test(word));
  return words.length > 0 ? words : all;
}

function shareOf(words: readonly string[], isFitting: (word: string) => boolean): number {
  if (words.length === 0) return 1;
  return words.filter((word) => SYMBOL.test(word) || isFitting(word)).length / words.length;
}

/** Returns the share for the language that fits best: a file is in one language. */
function latinShare(words: readonly string[], languages: readonly string[]): number {
  const shares = languages.map((letters) =>
    shareOf(words, (word) => {
      const others = word.toLowerCase().replaceAll(/[a-z]/g, "");
      // A word also has letters from a to z, unless it is as short as "à".
      const isMixed = others.length < word.length || word.length <= 2;
      return isMixed && isCased(word) && Array.from(others).every((letter) => letters.includes(letter));
    }),
  );
  return Math.max(...shares);
}

/** True if no capital follows a lowercase letter. */
function isCased(word: string): boolean {
  return !/\p{Ll}\p{Lu}/u.test(word);
}

/** True for a word in Russian, Ukrainian, Belarusian, Bulgarian or Serbian. */
function isCyrillic(word: string): boolean {
  return /^[а-яёіїєґўђјљњћџ]+$/i.test(word) && isCased(word);
}

/** True for a plausible Greek word: one accent if it has several syllables, and a final sigma only at its end. */
function isGreek(word: string): boolean {
  if (!/^[\u0386-\u03CE]+$/.test(word) || !isCased(word) || /ς.|σ$|[ΐΰ]/.test(word)) return false;
  const [vowels, accents] = [word.match(/[αεηιουω]/g), word.match(/[άέήίόύώΆΈΉΊΌΎΏ]/g)].map(
    (found) => found?.length ?? 0,
  );
  const isCapital = word === word.toUpperCase();
  return isCapital || accents === 1 || (accents === 0 && (vowels ?? 0) <= 2 && word.length <= 3);
}

/** How likely two bytes are a letter in common use, from 0 to 1; `null` for a byte that stands alone. */
type PairWeight = (lead: number, trail: number) => number | null;

/** The first part of each of these tables has the frequent letters. */
const PAIRS: Record<"shift_jis" | "gb18030" | "euc-kr", PairWeight> = {
  shift_jis: (lead, trail) => {
    if (lead >= 0xa0 && lead <= 0xdf) return null;
    if (trail < 0x40 || trail > 0xfc) return 0;
    return lead >= 0x81 && lead <= 0x98 && !(lead >= 0x85 && lead <= 0x87) ? 1 : lead <= 0xea ? RARE : 0;
  },
  gb18030: (lead, trail) => {
    if (trail < 0xa1) return 0;
    return isBetween(lead, 0xb0, 0xd7) || isBetween(lead, 0xa1, 0xa3)
      ? 1
      : isBetween(lead, 0xd8, 0xf7)
        ? RARE
        : 0;
  },
  "euc-kr": (lead, trail) =>
    trail >= 0xa1 && (isBetween(lead, 0xb0, 0xc8) || isBetween(lead, 0xa1, 0xa3)) ? 1 : 0,
};
const RARE = 0.3;

function shareOfPairs(bytes: Uint8Array, weightOf: PairWeight): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const weight = weightOf(lead, bytes[at + 1] ?? 0);
    count += 1;
    sum += weight ?? 0;
    if (weight !== null) at += 1;
  }
  return count === 0 ? 1 : sum / count;
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
