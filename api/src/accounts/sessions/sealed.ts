import { EncryptJWT, errors, jwtDecrypt } from "jose";
import type * as z from "zod/mini";

const KEY_MANAGEMENT = "dir";
const ENCRYPTION = "A256GCM";
const ISSUER = "creel";

interface Seal {
  key: Uint8Array;
  /** A text that was sealed for one purpose is good for no other. */
  purpose: string;
}

/** Encrypts what a browser keeps for the next step of a sign-in, so that nobody can read or change it. */
export function seal(
  content: Record<string, unknown>,
  { key, purpose, seconds }: Seal & { seconds: number },
): Promise<string> {
  return new EncryptJWT({ content })
    .setProtectedHeader({ alg: KEY_MANAGEMENT, enc: ENCRYPTION })
    .setIssuer(ISSUER)
    .setAudience(purpose)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .encrypt(key);
}

/** Returns what was sealed; `null` if it expired, was changed, or was sealed for another purpose. */
export async function unseal<Schema extends z.ZodMiniType>(
  text: string,
  { key, purpose }: Seal,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    const { payload } = await jwtDecrypt(text, key, {
      keyManagementAlgorithms: [KEY_MANAGEMENT],
      contentEncryptionAlgorithms: [ENCRYPTION],
      issuer: ISSUER,
      audience: purpose,
      requiredClaims: ["exp"],
    });
    return schema.safeParse(payload["content"]).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
