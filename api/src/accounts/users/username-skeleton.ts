/** Letters of other alphabets, and digits, keyed by the Latin letter that they resemble in some font. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: "АаΑαɑ",
  b: "ВвΒβ",
  c: "Сс",
  d: "Ԁԁ",
  e: "ЕеΕε",
  g: "ɡ",
  h: "НнҺһΗ",
  j: "Јј",
  k: "КкΚκ",
  l: "Ii1ıİІіӀӏΙι",
  m: "МмΜ",
  n: "Νη",
  o: "0ОоΟο",
  p: "РрΡρ",
  q: "Ԛԛ",
  r: "г",
  s: "Ѕѕ",
  t: "ТтΤτ",
  u: "υ",
  v: "Ѵѵν",
  w: "Ԝԝω",
  x: "ХхΧχ",
  y: "УуΥγ",
  z: "Ζ",
  // The database's lower() does not produce the final form of sigma.
  σ: "Σς",
};

const BY_LETTER = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin])),
);

/**
 * Returns the same text for usernames that look alike. Migration 0071 contains the same letters, for older accounts.
 */
export function usernameSkeleton(username: string): string {
  const letters = Array.from(username.normalize("NFKC"), (letter) => BY_LETTER.get(letter) ?? letter);
  return letters.join("").toLowerCase();
}

const OF_THE_OPERATOR = new Set(["admin", "administrator", "creel"].map(usernameSkeleton));

/** Returns whether only an admin may have this username, because others would take its owner for the operator. */
export function isNameOfOperator(username: string): boolean {
  return OF_THE_OPERATOR.has(usernameSkeleton(username));
}
