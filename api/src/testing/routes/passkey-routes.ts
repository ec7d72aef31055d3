import { PASSWORD } from "./account-routes.ts";
import { forAll, forOwner, forSignedIn, type Refusal, type Route, type Scene } from "./route.ts";

const thePasskey = { id: ({ passkeyId }: Scene) => passkeyId };

const UNREADABLE = "The passkey’s answer could not be read";
const NO_PASSWORD = "Password is required";

/** An answer of the right form that no authenticator gave. */
const credential = { id: "AAAA", rawId: "AAAA", type: "public-key" };
const anAssertion = () => ({
  ...credential,
  response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" },
});
const anAttestation = () => ({
  ...credential,
  response: { clientDataJSON: "AAAA", attestationObject: "AAAA" },
});

const confirmation = () => ({ password: PASSWORD });
const UNCONFIRMED: readonly Refusal[] = [
  ...[undefined, "", null].map((password): Refusal => [{ password }, { password: NO_PASSWORD }]),
  [{ passkey: "a passkey" }, { passkey: UNREADABLE }],
  [{ passkey: { ...anAssertion(), id: "no base64url!" } }, { "passkey.id": UNREADABLE }],
  [{ passkey: { ...anAssertion(), response: 7 } }, { "passkey.response": UNREADABLE }],
];

/** Passkeys, and the second step after a password. */
export const passkeyRoutes: Record<string, Route> = {
  "POST /api/auth/passkeys/options": forAll(200),
  "POST /api/auth/passkeys/sign-in": forAll(401, {
    body: () => ({ passkey: anAssertion() }),
    refused: [
      [{ passkey: undefined }, { passkey: UNREADABLE }],
      [{ passkey: { ...anAssertion(), id: "x".repeat(1365) } }, { "passkey.id": UNREADABLE }],
    ],
  }),
  "GET /api/auth/me/confirmation": forSignedIn(200),
  "GET /api/auth/me/passkeys": forSignedIn(200),
  "POST /api/auth/me/passkeys/options": forSignedIn(200, { body: confirmation, refused: UNCONFIRMED }),
  "POST /api/auth/me/passkeys": forSignedIn(400, {
    body: () => ({ name: "This phone", passkey: anAttestation() }),
    refused: [
      [{}, { passkey: UNREADABLE }],
      [{ name: " " }, { name: "Name is required" }],
      [{ name: "x".repeat(81) }, { name: "Name must have at most 80 characters" }],
      [{ passkey: null }, { passkey: UNREADABLE }],
    ],
  }),
  "PUT /api/auth/me/passkeys/{id}": forOwner(200, {
    ...thePasskey,
    body: () => ({ name: "Desk key" }),
    refused: [[{ name: "" }, { name: "Name is required" }]],
  }),
  "DELETE /api/auth/me/passkeys/{id}": forOwner(204, thePasskey),

  "GET /api/auth/me/totp": forSignedIn(200),
  "POST /api/auth/me/totp": forSignedIn(201, { body: confirmation, refused: UNCONFIRMED }),
  "POST /api/auth/me/totp/confirm": forSignedIn(400, {
    body: () => ({ code: "000000" }),
    refused: [
      [{ code: undefined }, { code: "Code must be text" }],
      [{ code: " " }, { code: "Code is required" }],
      [{ code: "letters" }, { code: "That’s not the code your app shows now" }],
    ],
  }),
  "POST /api/auth/me/totp/backup-codes": forSignedIn(404, { body: confirmation, refused: UNCONFIRMED }),
  "DELETE /api/auth/me/totp": forSignedIn(204, { body: confirmation, refused: UNCONFIRMED }),
};
