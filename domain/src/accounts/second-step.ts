import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { textSchema } from "../text/text.ts";

export const BACKUP_CODES = 10;
export const CODE_DIGITS = 6;

/** Six digits or a backup code, with any blanks. */
const CODE_LIMIT = 40;

/** A code that may be wrong, so that its form is not checked. */
export const codeSchema = textSchema("code", CODE_LIMIT);

export const secondStepSchema = z.object({
  /** Codes by app; `null` if they are off. */
  totp: z.nullable(z.object({ confirmed_at: z.string() })),
  backup_codes_left: z.int(),
  /** Whether this account, an admin's, must have codes by app or a passkey. */
  is_required: z.boolean(),
});
export type SecondStep = z.infer<typeof secondStepSchema>;

export const newCodesSchema = z.object({
  /** Base32, to type into the app. */
  secret: z.string(),
  /** An otpauth URL, to scan. */
  url: z.string(),
});
export type NewCodes = z.infer<typeof newCodesSchema>;

export const firstCodeSchema = z.object({
  code: textSchema("code", CODE_LIMIT).check(z.regex(/^[\d\s-]+$/, fieldError({ code: "wrong_code" }))),
});

/** Returned once. The server has only hashes of them. */
export const backupCodesSchema = z.object({ backup_codes: z.array(z.string()) });
