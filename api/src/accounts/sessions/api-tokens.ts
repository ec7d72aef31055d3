import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

import { parse, stringify } from "uuid";

/** Lets a person, and a search for leaked secrets, recognize a token. */
const PREFIX = "creel_";
const ID_BYTES = 16;
const SECRET_BYTES = 32;

/**
 * A personal API token. Its text is the prefix and base64url of user id, token id and secret. The ids are the row's
 * key, and the secret is compared with the row's hash.
 */
interface ApiTokenParts {
  userId: string;
  tokenId: string;
  /** 256 bits. */
  secret: Buffer;
}

export function newApiToken(userId: string, tokenId: string): ApiTokenParts {
  return { userId, tokenId, secret: randomBytes(SECRET_BYTES) };
}

export function writeApiToken({ userId, tokenId, secret }: ApiTokenParts): string {
  return PREFIX + Buffer.concat([parse(userId), parse(tokenId), secret]).toString("base64url");
}

export function isApiToken(bearer: string): boolean {
  return bearer.startsWith(PREFIX);
}

/** `null` if the text is not a token. */
export function readApiToken(bearer: string): ApiTokenParts | null {
  const text = bearer.slice(PREFIX.length);
  const bytes = Buffer.from(text, "base64url");
  // Buffer ignores characters that are not base64url, so the token is compared with its canonical form.
  if (bytes.length !== 2 * ID_BYTES + SECRET_BYTES || bytes.toString("base64url") !== text) return null;
  const [user, id] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES, 2 * ID_BYTES)];
  if (!isUuid(user) || !isUuid(id)) return null;
  return { userId: stringify(user), tokenId: stringify(id), secret: bytes.subarray(2 * ID_BYTES) };
}

/** `stringify` throws an error for ids of other versions. */
function isUuid(bytes: Buffer): boolean {
  const [version, variant] = [(bytes[6] ?? 0) >> 4, (bytes[8] ?? 0) >> 6];
  return version >= 1 && version <= 8 && variant === 2;
}

/** The secret is random, so a slow hash would add nothing. */
export function hashOfApiToken({ secret }: Pick<ApiTokenParts, "secret">): Buffer {
  return createHash("sha256").update(secret).digest();
}

export function isSecretOf(token: Pick<ApiTokenParts, "secret">, hash: Buffer): boolean {
  return timingSafeEqual(hashOfApiToken(token), hash);
}
