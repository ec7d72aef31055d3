import { hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** One key per purpose, all derived from one secret. */
export interface Keys {
  accessToken: Uint8Array;
  refreshSuccessor: Uint8Array;
  refreshSeal: Uint8Array;
  photoLink: Uint8Array;
  exportLink: Uint8Array;
  forecast: Uint8Array;
  /** Signs the addresses of calendars. */
  calendarLink: Uint8Array;
  /** Encrypts the cursors of lists for programs that may not read places. */
  cursor: Uint8Array;
  /** The seed of the key that identifies this Creel to push services. */
  webPush: Uint8Array;
  /** Encrypts what a browser or a row keeps for a sign-in. */
  signIn: Uint8Array;
  passkeyChallenge: Uint8Array;
}

export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "creel", purpose, 32));
  return {
    accessToken: derive("access token"),
    refreshSuccessor: derive("refresh token successor"),
    refreshSeal: derive("refresh token seal"),
    photoLink: derive("photo link"),
    exportLink: derive("export link"),
    forecast: derive("forecast"),
    calendarLink: derive("calendar link"),
    cursor: derive("cursor"),
    webPush: derive("web push"),
    signIn: derive("sign-in"),
    passkeyChallenge: derive("passkey challenge"),
  };
}

/**
 * Returns the secret of an installation that sets none. It is created at the first start and stored in the data folder.
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "jwt-secret");
  await mkdir(dataDir, { recursive: true });
  const made = randomBytes(32).toString("base64url");
  // Written under another name and then linked, so that one of two concurrent starts wins and neither reads half a
  // secret.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, made, { mode: 0o600, flush: true });
  await link(draft, file).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  });
  await rm(draft);
  return readFile(file, "utf8");
}
