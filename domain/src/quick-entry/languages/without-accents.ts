/** Letters that stand for each other if accents are left out or wrong. The first one has no accent. */
const VARIANTS = ["aàáâãäåą", "cçć", "eèéêëę", "iìíîï", "lł", "nñń", "oòóôõö", "sś", "uùúûü", "zźż"];
/** Letters that are also written as two. */
const IN_TWO_LETTERS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", œ: "oe" };

/** Lets the source of an expression also match letters without their accents, and with wrong ones. */
export function withoutAccents(source: string): string {
  return source.replaceAll(/\[[^\]]*\]|[^\p{ASCII}]/gu, (found) => {
    if (found.startsWith("[")) return found.replaceAll(/[^\p{ASCII}]/gu, variantsOf);
    const variants = variantsOf(found);
    const one = variants === found ? found : `[${variants}]`;
    const two = IN_TWO_LETTERS[found];
    return two === undefined ? one : `(?:${one}|${two})`;
  });
}

function variantsOf(letter: string): string {
  return VARIANTS.find((letters) => letters.includes(letter)) ?? letter;
}
