import { randomBytes, randomInt } from "node:crypto";

import { BACKUP_CODES } from "@creel/domain/accounts/second-step";

import { hashSecret } from "../password/passwords.ts";

/** Letters and digits that are not mistaken for each other. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** 40 bits. Argon2id and the limits of sign-ins make guessing hopeless. */
const CODE_LENGTH = 8;
const SALT_BYTES = 16;

interface BackupCodes {
  /** Such as "4KTR-92MP". */
  codes: string[];
  salt: Buffer;
  hashes: Buffer[];
}

/** Makes ten different codes. @throws AppError busy */
export async function makeBackupCodes(ip: string): Promise<BackupCodes> {
  const plain = new Set<string>();
  while (plain.size < BACKUP_CODES) plain.add(newCode());
  const salt = randomBytes(SALT_BYTES);
  const hashes: Buffer[] = [];
  // One after the other, so that they do not fill the queue of sign-ins.
  for (const code of plain) hashes.push(await hashSecret(code, salt, ip));
  return { codes: [...plain].map(hyphenate), salt, hashes };
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

function hyphenate(code: string): string {
  const middle = CODE_LENGTH / 2;
  return `${code.slice(0, middle)}-${code.slice(middle)}`;
}

/** Returns a typed code without blanks and hyphens, in capitals. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, "").toUpperCase();
}

export function isBackupCode(plain: string): boolean {
  return plain.length === CODE_LENGTH && Array.from(plain).every((letter) => ALPHABET.includes(letter));
}
