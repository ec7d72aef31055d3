import * as z from "zod/mini";

import { textSchema } from "../text/text.ts";
import {
  assertionSchema,
  attestationSchema,
  creationOptionsSchema,
  requestOptionsSchema,
} from "./webauthn.ts";

const PASSKEY_NAME_LIMIT = 80;

const nameSchema = textSchema("name", PASSKEY_NAME_LIMIT);

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** A device asks for a face, a finger or a PIN; a key is plugged in or held against it. */
  kind: z.enum(["device", "key"]),
  /** True if its maker copies it to the angler's other devices. */
  is_synced: z.boolean(),
  created_at: z.string(),
  /** `null` if it was never used. */
  last_used_at: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** The newest comes first. */
export const passkeyListSchema = z.object({ passkeys: z.array(passkeySchema) });
export const passkeyAnswerSchema = z.object({ passkey: passkeySchema });

/** The answer of a passkey signs in by itself: it names its user. */
export const passkeySignInSchema = z.object({ passkey: assertionSchema });

export const newPasskeySchema = z.object({ name: nameSchema, passkey: attestationSchema });
export type NewPasskey = z.infer<typeof newPasskeySchema>;

export const passkeyNameSchema = z.object({ name: nameSchema });

export const signInOptionsSchema = z.object({ options: requestOptionsSchema });
export const newPasskeyOptionsSchema = z.object({ options: creationOptionsSchema });
