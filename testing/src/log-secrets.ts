/** What looks like a secret, whoever's it is. */
const PATTERNS: readonly RegExp[] = [
  /eyJ[\w-]{8,}\.[\w-]{8,}/,
  /\bbearer\s+\S/i,
  /\$argon2/,
  /[#?&]token=/,
  // A refresh token, as long as one is.
  /(?<![\w-])[\w-]{107}(?![\w-])/,
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
];

/** What is this long is no word that stands in a log by chance. */
const TELLING_LENGTH = 8;
/** A coordinate to a hundred meters or nearer, not the degree of a place or a number of milliseconds. */
const COORDINATE = /^-?\d{1,3}\.\d{3,}$/;

/** The parts of a line of the log that must not stand there. */
export function secretsIn(line: string, handled: Iterable<string> = []): string[] {
  const text = textsIn(JSON.parse(line)).join("\n");
  const byPattern = PATTERNS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const known = [...handled].filter((secret) => isTelling(secret) && text.includes(secret));
  return [...byPattern, ...known];
}

function isTelling(secret: string): boolean {
  return COORDINATE.test(secret) || (secret.length >= TELLING_LENGTH && Number.isNaN(Number(secret)));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.entries(value).flat().flatMap(textsIn);
  return [String(value)];
}
