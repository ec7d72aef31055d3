import { onTestFinished, vi } from "vitest";

interface Answers {
  /** The end of the browser's dialog for signing with a passkey. */
  get?: () => unknown;
  /** The end of the browser's dialog for making a passkey. */
  create?: () => unknown;
}

/** Gives the browser passkeys, and returns what it was asked. Without this call it has none, as on a page without HTTPS. */
export function fakePasskeys({ get = signedAnswer, create = newPasskey }: Answers = {}) {
  const asked = { get: vi.fn<() => unknown>(get), create: vi.fn<() => unknown>(create) };
  vi.stubGlobal("PublicKeyCredential", vi.fn<() => void>());
  const credentials = { get: async () => asked.get(), create: async () => asked.create() };
  Object.defineProperty(navigator, "credentials", { value: credentials, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "credentials"));
  return asked;
}

/** Ends a dialog of the browser as its button Cancel does. */
export function cancelPasskey(): never {
  throw new DOMException("The operation either timed out or was not allowed.", "NotAllowedError");
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** The parts that a credential has after signing and after being made. */
const CREDENTIAL = {
  id: "cGFzc2tleQ",
  rawId: bytes("passkey"),
  type: "public-key",
  authenticatorAttachment: "platform",
  getClientExtensionResults: () => ({}),
};

function signedAnswer() {
  const response = {
    clientDataJSON: bytes("data"),
    authenticatorData: bytes("authenticator"),
    signature: bytes("signature"),
    userHandle: bytes("user"),
  };
  return { ...CREDENTIAL, response };
}

function newPasskey() {
  const response = {
    clientDataJSON: bytes("data"),
    attestationObject: bytes("attestation"),
    getTransports: () => ["internal"],
  };
  return { ...CREDENTIAL, response };
}

/** The body that the page sends for `signedAnswer`, as far as the server reads it. */
export const SENT_ANSWER = {
  id: "cGFzc2tleQ",
  type: "public-key",
  response: { clientDataJSON: "ZGF0YQ", signature: "c2lnbmF0dXJl", userHandle: "dXNlcg" },
};

const OPTIONS = { challenge: "Y2hhbGxlbmdl", rpId: "localhost", timeout: 1, userVerification: "required" };

export const SIGN_IN_OPTIONS = { options: { ...OPTIONS, allowCredentials: [] } };

/** The ways to confirm a step of an account with a password and a passkey. */
export const PASSWORD_OR_PASSKEY = {
  password: true,
  passkey: { ...OPTIONS, allowCredentials: [{ id: "cGFzc2tleQ", type: "public-key", transports: [] }] },
  provider: false,
};

export const NEW_PASSKEY_OPTIONS = {
  options: {
    challenge: "Y2hhbGxlbmdl",
    rp: { id: "localhost", name: "Creel" },
    user: { id: "dXNlcg", name: "maren@example.org", displayName: "Maren Dahl" },
    pubKeyCredParams: [{ alg: -7, type: "public-key" }],
    timeout: 1,
    attestation: "none",
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    excludeCredentials: [],
  },
};
