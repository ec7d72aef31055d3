/** UTF-8 or UTF-16 by its mark; what is no UTF-8 is of an older Windows. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeOlder(bytes);
  }
}

/** Letters that languages have besides those of English, by the table of letters in which Windows wrote them. */
const LETTERS = {
  // German, Swedish, Danish, Spanish, French, Portuguese, Dutch.
  "windows-1252": ["äöüß", "åäö", "æøå", "áéíóúüñ¿¡", "àâæçéèêëîïôœùûüÿ", "ãõáàâçéêíóôú", "éëïóöü"],
  // Polish, Czech, Slovak, Hungarian, Romanian, Slovenian and Croatian.
  "windows-1250": ["ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "ăâîşţ", "čšžćđ"],
} as const;

const OLDER = ["windows-1252", "windows-1250"] as const;

/** In the table in which most of its letters are those of one language; in the more frequent one where both are. */
function decodeOlder(bytes: Uint8Array): string {
  const read = OLDER.map((table) => {
    const text = new TextDecoder(table).decode(bytes);
    return { text, fitting: mostFitting(text, LETTERS[table]) };
  });
  return read.reduce((best, each) => (each.fitting > best.fitting ? each : best)).text;
}

const NO_ENGLISH = /[^\0-\u007F]/g;

function mostFitting(text: string, languages: readonly string[]): number {
  const letters = text.toLowerCase().match(NO_ENGLISH) ?? [];
  const fitting = languages.map((known) => letters.filter((letter) => known.includes(letter)).length);
  return Math.max(...fitting);
}
