import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

/** The longest id of a credential, which has at most 1,023 bytes, as base64url. */
const CREDENTIAL_LIMIT = 1364;
/** Far more than any authenticator answers with. */
const ANSWER_LIMIT = 16_384;

const UNREADABLE = fieldError({ code: "passkey_unreadable" });

function base64UrlSchema(max: number) {
  return z.string(UNREADABLE).check(z.maxLength(max, UNREADABLE), z.regex(/^[\w-]+$/, UNREADABLE));
}

const credential = {
  id: base64UrlSchema(CREDENTIAL_LIMIT),
  rawId: base64UrlSchema(CREDENTIAL_LIMIT),
  type: z.literal("public-key", UNREADABLE),
};

/** The answer of a passkey to a challenge: `AuthenticationResponseJSON` of WebAuthn. */
export const assertionSchema = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: base64UrlSchema(ANSWER_LIMIT),
        authenticatorData: base64UrlSchema(ANSWER_LIMIT),
        signature: base64UrlSchema(ANSWER_LIMIT),
        /** The user's id, which a discoverable passkey stores. */
        userHandle: z.optional(base64UrlSchema(ANSWER_LIMIT)),
      },
      UNREADABLE,
    ),
  },
  UNREADABLE,
);
export type Assertion = z.infer<typeof assertionSchema>;

/** The answer of a browser that made a passkey: `RegistrationResponseJSON` of WebAuthn. */
export const attestationSchema = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: base64UrlSchema(ANSWER_LIMIT),
        attestationObject: base64UrlSchema(ANSWER_LIMIT),
        transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
      },
      UNREADABLE,
    ),
  },
  UNREADABLE,
);
export type Attestation = z.infer<typeof attestationSchema>;

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
  /** Empty if any passkey for this host may answer. */
  allowCredentials: z.array(descriptorSchema),
});
export type RequestOptions = z.infer<typeof requestOptionsSchema>;

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.number(),
  attestation: z.literal("none"),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  excludeCredentials: z.array(descriptorSchema),
});
export type CreationOptions = z.infer<typeof creationOptionsSchema>;
