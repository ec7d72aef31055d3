import type { Generated } from "kysely";

export interface PasskeyTable {
  userId: string;
  id: string;
  /** The authenticator's own id of the passkey, as base64url. */
  credentialId: string;
  /** In the COSE format of WebAuthn. */
  publicKey: Buffer;
  /** How often the authenticator signed; 0 if it does not count. */
  counter: number;
  transports: string[];
  name: string;
  isSynced: boolean;
  /** When the newest challenge that it answered was made. */
  challengedAt: Date;
  createdAt: Generated<Date>;
  lastUsedAt: Generated<Date | null>;
}

export interface SecondStepTable {
  userId: string;
  /** Shared with the authenticator app; `null` until its first code was entered. */
  secret: Generated<Buffer | null>;
  confirmedAt: Generated<Date | null>;
  /** The 30 seconds, counted since 1970, of the newest code that was accepted. */
  lastStep: Generated<number>;
  /** A secret whose first code was not entered yet. */
  newSecret: Generated<Buffer | null>;
  newSecretAt: Generated<Date | null>;
  backupSalt: Generated<Buffer | null>;
}

export interface BackupCodeTable {
  userId: string;
  /** Argon2id of a code, with the salt of the user's second step. */
  hash: Buffer;
}
