import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from "node:crypto";

const CURVE = "prime256v1";
/** The size of the only record. Push services accept no more. */
const RECORD_BYTES = 4096;
const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** Ends the last record. */
const DELIMITER = Buffer.from([2]);

/** A phone's keys, in base64url: its public key, and a secret that it shares with the sender. */
interface PhoneKeys {
  p256dh: string;
  auth: string;
}

/** New for every message. */
interface Chosen {
  salt: Buffer;
  privateKey: Buffer;
}

/**
 * Encrypts a message for a phone, so that the push service cannot read it: aes128gcm of RFC 8188 with the keys of
 * RFC 8291.
 * @param chosen only for tests, which know the result
 * @throws Error if the phone's key is not a point of P-256
 */
export function encryptPush(text: string, { p256dh, auth }: PhoneKeys, chosen = choose()): Buffer {
  const phoneKey = Buffer.from(p256dh, "base64url");
  const curve = createECDH(CURVE);
  curve.setPrivateKey(chosen.privateKey);
  const ownKey = curve.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), phoneKey, ownKey]);
  const shared = derive(curve.computeSecret(phoneKey), {
    salt: Buffer.from(auth, "base64url"),
    info,
    bytes: 32,
  });
  const { salt } = chosen;
  const key = derive(shared, { salt, info: Buffer.from("Content-Encoding: aes128gcm\0"), bytes: KEY_BYTES });
  const nonce = derive(shared, { salt, info: Buffer.from("Content-Encoding: nonce\0"), bytes: NONCE_BYTES });
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const encrypted = [cipher.update(text), cipher.update(DELIMITER), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([headerOf(salt, ownKey), ...encrypted]);
}

/** Whether a public key in base64url is a point of the curve. */
export function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, CURVE, "base64url", "hex", "compressed");
    return true;
  } catch {
    return false;
  }
}

function choose(): Chosen {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  return { salt: randomBytes(SALT_BYTES), privateKey: curve.getPrivateKey() };
}

function derive(
  secret: Buffer,
  { salt, info, bytes }: { salt: Buffer; info: Buffer; bytes: number },
): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}

/** The salt, the size of a record, and the sender's public key with its length. */
function headerOf(salt: Buffer, ownKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(ownKey.length, 4);
  return Buffer.concat([salt, sizes, ownKey]);
}
