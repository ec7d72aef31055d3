import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

import { importJWK, jwtVerify } from "jose";

import { type Received, startReceiver } from "./receiver.ts";

interface Phone {
  /** The value of the browser's `PushSubscription.toJSON()`. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Decrypts a message as the browser does. @throws Error if it is for another phone, or was changed */
  decrypt: (message: Buffer) => string;
}

/** Starts the push service of a browser for one test, which cannot read what it passes on. */
export async function startPushService() {
  const receiver = await startReceiver(() => ({ status: 201 }));
  return {
    ...receiver,
    subscribe: (path = "/phone"): Phone => makePhone(`${receiver.address}${path}`),
    /** Returns the claims of the sender. @throws Error if the signature is not by the key that the header names */
    senderOf: (received: Received) => verifySender(received),
  };
}

function makePhone(endpoint: string): Phone {
  const curve = createECDH("prime256v1");
  const p256dh = curve.generateKeys("base64url");
  const auth = randomBytes(16);
  return {
    subscription: { endpoint, keys: { p256dh, auth: auth.toString("base64url") } },
    decrypt: (message) =>
      decrypt(message, { auth, publicKey: curve.getPublicKey(), share: (key) => curve.computeSecret(key) }),
  };
}

interface PhoneSecrets {
  auth: Buffer;
  publicKey: Buffer;
  share: (senderKey: Buffer) => Buffer;
}

/** Reads a message of one record by RFC 8188 and RFC 8291. */
function decrypt(message: Buffer, { auth, publicKey, share }: PhoneSecrets): string {
  const salt = message.subarray(0, 16);
  const recordSize = message.readUInt32BE(16);
  const keyEnd = 21 + message.readUInt8(20);
  const senderKey = message.subarray(21, keyEnd);
  const record = message.subarray(keyEnd);
  if (record.length > recordSize || message.length > 4096) throw new Error("The message is too long");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
  const secret = Buffer.from(hkdfSync("sha256", share(senderKey), auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString();
}

async function verifySender({ headers }: Received) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const { payload } = await jwtVerify(token, await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256"));
  return { ...payload, key };
}
