import { randomBytes } from "node:crypto";

import { CHANNEL_LIMITS, type NewChannel } from "@creel/domain/notifications/new-channel";
import { v5 as uuidv5, v7 as uuidv7 } from "uuid";

import type { Database } from "../database/connect.ts";
import type { NotificationChannelRow, UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { PrivateAddressError, requirePublic } from "../http/public-fetch.ts";
import { isPoint } from "./carriers/encrypt-push.ts";
import { deleteEndedPhones, findChannel, listChannels, storeChannel } from "./channels.repository.ts";

const SECRET_BYTES = 32;

interface Adding {
  user: UserRow;
  /** The session that adds it. */
  sessionId: string;
  /** The browser and the device, for a phone without a name. */
  device: string;
}

interface Added {
  row: NotificationChannelRow;
  /** The new key that signs a webhook's messages. */
  secret: string | null;
  isNew: boolean;
}

/**
 * Adds a channel. A phone that is added again is stored once, with its new keys and session.
 * @throws AppError invalid_input for a private address, a wrong key, or too many channels
 */
export async function addChannel(
  { db, isPrivateAllowed }: { db: Database; isPrivateAllowed: boolean },
  sent: NewChannel,
  adding: Adding,
): Promise<Added> {
  const userId = adding.user.id;
  await requireReachable(sent, isPrivateAllowed);
  await deleteEndedPhones(db, userId);
  const values = { userId, ...toValues(sent, adding) };
  const stored = await findChannel(db, values);
  if (!stored && (await listChannels(db, userId)).length >= CHANNEL_LIMITS.perUser) {
    throw refuse("kind", { code: "too_many_values", max: CHANNEL_LIMITS.perUser });
  }
  const row = await storeChannel(db, values);
  return { row, secret: sent.kind === "webhook" ? row.secret : null, isNew: !stored };
}

async function requireReachable(sent: NewChannel, isPrivateAllowed: boolean): Promise<void> {
  const [field, url] = sent.kind === "push" ? ["endpoint", sent.endpoint] : ["url", sent.url];
  if (sent.kind === "push" && !isPoint(sent.keys.p256dh)) throw refuse("keys", { code: "push_keys" });
  try {
    await requirePublic(url, { isPrivateAllowed });
  } catch (error) {
    if (error instanceof PrivateAddressError) throw refuse(field, { code: "private_address" });
    throw error;
  }
}

type Reason = NonNullable<NonNullable<ConstructorParameters<typeof AppError>[1]>["fields"]>[string];

function refuse(field: string, reason: Reason): AppError {
  return new AppError("invalid_input", { fields: { [field]: reason } });
}

function toValues(sent: NewChannel, { user, sessionId, device }: Adding) {
  const { kind, name = null } = sent;
  if (sent.kind === "push") {
    const { endpoint, keys } = sent;
    const target = { endpoint, p256dh: keys.p256dh };
    // The same endpoint gives the same id, so that a phone is a channel once.
    const id = uuidv5(endpoint, user.id);
    return { kind, id, target, name: name ?? device, secret: keys.auth, sessionId };
  }
  const secret =
    sent.kind === "ntfy" ? (sent.token ?? null) : randomBytes(SECRET_BYTES).toString("base64url");
  return { kind, id: uuidv7(), target: { url: sent.url }, name, secret, sessionId: null };
}
