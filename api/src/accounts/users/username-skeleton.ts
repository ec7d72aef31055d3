/** Letters of other alphabets, and digits, by the Latin letter that they look like in some font. */
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
  // Databases know no final one.
  σ: "Σς",
};

const BY_LETTER = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin])),
);

/** The same for usernames that look alike. 0071 has the same letters, for the accounts of before. */
export function usernameSkeleton(username: string): string {
  const letters = Array.from(username.normalize("NFKC"), (letter) => BY_LETTER.get(letter) ?? letter);
  return letters.join("").toLowerCase();
}

const OF_THE_OPERATOR = new Set(["admin", "administrator", "creel"].map(usernameSkeleton));

/** Whether only an admin may be called so: others would take them for whoever runs this Creel. */
export function isNameOfOperator(username: string): boolean {
  return OF_THE_OPERATOR.has(usernameSkeleton(username));
}
