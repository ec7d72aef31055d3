/** Matches anything that looks like a secret, whoever it belongs to. */
const PATTERNS: readonly RegExp[] = [
  /eyJ[\w-]{8,}\.[\w-]{8,}/,
  /\bbearer\s+\S/i,
  /\$argon2/,
  /[#?&]token=/,
  // A refresh token always has 107 characters.
  /(?<![\w-])[\w-]{107}(?![\w-])/,
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
];

/** The least length of a secret: shorter words may be in a log by chance. */
const MIN_SECRET_LENGTH = 8;
/**
 * Matches a coordinate that is precise to a hundred meters or less, but not a place's degrees or a number of
 * milliseconds.
 */
const COORDINATE = /^-?\d{1,3}\.\d{3,}$/;

/** Returns the parts of a log line that must not be in it. */
export function secretsIn(line: string, handled: Iterable<string> = []): string[] {
  const text = textsIn(JSON.parse(line)).join("\n");
  const byPattern = PATTERNS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const known = [...handled].filter((secret) => isSecret(secret) && text.includes(secret));
  return [...byPattern, ...known];
}

function isSecret(secret: string): boolean {
  return COORDINATE.test(secret) || (secret.length >= MIN_SECRET_LENGTH && Number.isNaN(Number(secret)));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.entries(value).flat().flatMap(textsIn);
  return [String(value)];
}
