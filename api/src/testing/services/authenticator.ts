import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from "@creel/domain/accounts/webauthn";

import { type Cbor, encodeCbor } from "./cbor.ts";

interface Traits {
  /** The page that the browser shows. */
  origin: string;
  /** False for an authenticator that does not count its signatures, as those that copy passkeys to other devices. */
  isCounting: boolean;
  /** How the browser reaches it. */
  transports: string[];
}

interface Credential {
  id: string;
  privateKey: KeyObject;
  /** base64url of the user's id. */
  userHandle: string;
  counter: number;
}

/** Changes that an attacker's browser or authenticator makes to an answer. */
interface Changes {
  /** The credential that signs; the newest one if absent. */
  credential?: Credential;
  origin?: string;
  rpId?: string;
  userHandle?: string;
  /** The id that the answer names. */
  id?: string;
  isUserVerified?: boolean;
}

/**
 * A browser with an authenticator, in software. It answers as WebAuthn says, with real keys and signatures (ECDSA with
 * P-256), so that the server's verification is real.
 */
export function makeAuthenticator(given: Partial<Traits> = {}) {
  const traits = { origin: "http://localhost", isCounting: true, transports: ["internal"], ...given };
  const credentials: Credential[] = [];
  const newest = () => {
    const credential = credentials.at(-1);
    if (!credential) throw new Error("The authenticator has no passkey");
    return credential;
  };
  return {
    newest,
    create(options: CreationOptions): Attestation {
      const { credential, attestation } = createCredential(options, traits);
      credentials.push(credential);
      return attestation;
    },
    get(options: RequestOptions, { credential = newest(), ...changes }: Changes = {}): Assertion {
      if (traits.isCounting) credential.counter += 1;
      const { origin } = traits;
      const { id, userHandle } = credential;
      const { rpId, challenge } = options;
      const usual = { origin, rpId, id, userHandle, isUserVerified: true };
      return answer({ credential, challenge, isCounting: traits.isCounting, ...usual, ...changes });
    },
  };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;

const FLAGS = { present: 0x01, verified: 0x04, copied: 0x18, hasCredential: 0x40 };
const AAGUID = Buffer.alloc(16);

function createCredential(
  { challenge, rp, user }: CreationOptions,
  { origin, isCounting, transports }: Traits,
): { credential: Credential; attestation: Attestation } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const bytes = randomBytes(16);
  const id = bytes.toString("base64url");
  const counter = isCounting ? 1 : 0;
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  const flags = FLAGS.present | FLAGS.verified | FLAGS.hasCredential | (isCounting ? 0 : FLAGS.copied);
  const head = headOf({ rpId: rp.id, flags, counter });
  const authData = Buffer.concat([head, AAGUID, length, bytes, encodeCbor(coseKeyOf(publicKey))]);
  const attestationObject = encodeCbor(
    new Map<Cbor, Cbor>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]),
  );
  const data = clientData({ type: "webauthn.create", challenge, origin });
  return {
    credential: { id, privateKey, userHandle: user.id, counter },
    attestation: {
      id,
      rawId: id,
      type: "public-key",
      response: {
        clientDataJSON: data.toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
        transports,
      },
    },
  };
}

type Answered = Required<Changes> & { challenge: string; isCounting: boolean };

function answer({ credential, challenge, origin, rpId, ...parts }: Answered): Assertion {
  const verified = parts.isUserVerified ? FLAGS.verified : 0;
  const flags = FLAGS.present | verified | (parts.isCounting ? 0 : FLAGS.copied);
  const head = headOf({ rpId, flags, counter: credential.counter });
  const data = clientData({ type: "webauthn.get", challenge, origin });
  const signature = sign("sha256", Buffer.concat([head, sha256(data)]), credential.privateKey);
  return {
    id: parts.id,
    rawId: parts.id,
    type: "public-key",
    response: {
      clientDataJSON: data.toString("base64url"),
      authenticatorData: head.toString("base64url"),
      signature: signature.toString("base64url"),
      userHandle: parts.userHandle,
    },
  };
}

function headOf({ rpId, flags, counter }: { rpId: string; flags: number; counter: number }): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), rest]);
}

function clientData(content: { type: string; challenge: string; origin: string }): Buffer {
  return Buffer.from(JSON.stringify({ ...content, crossOrigin: false }));
}

/** Returns a key as COSE writes it: kty EC2, alg ES256, crv P-256, x and y. */
function coseKeyOf(publicKey: KeyObject): Map<Cbor, Cbor> {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return new Map<Cbor, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, "base64url")],
    [-3, Buffer.from(y, "base64url")],
  ]);
}

function sha256(content: string | Buffer): Buffer {
  return createHash("sha256").update(content).digest();
}
