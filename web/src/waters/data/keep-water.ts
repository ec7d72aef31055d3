import type {
  ChangedSpotFields,
  ChangedWaterFields,
  NewSpotFields,
  NewWaterFields,
} from "@creel/domain/waters/new-water";
import type { Spot, Water, WrittenWater } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { v7 as uuidv7 } from "uuid";

import { ApiError } from "../../http/api-error.ts";
import { storedSession } from "../../http/stored-session.ts";
import { listenForAnswer } from "../../outbox/await-answer.ts";
import { isOfWater, type OutboxItem, type Problem } from "../../outbox/outbox-item.ts";
import type { WaterSent } from "../../outbox/outbox-news.ts";
import { changeOutbox, listItems } from "../../outbox/outbox-store.ts";
import type { Changes } from "../../catches/outbox/plan-catch.ts";
import { keepOrSend } from "../../outbox/sending/keep-or-send.ts";
import {
  planSpot,
  planSpotChange,
  planSpotRemoval,
  planWaterChange,
  planWaterCreation,
  planWaterDeletion,
  type WaterOfUser,
} from "../outbox/plan-water.ts";
import { waterOfItems } from "../outbox/water-of-items.ts";
import { showToast } from "../../ui/overlays/toast.tsx";

// Each is kept on this device when its promise is fulfilled, and is sent by itself, with or without a network. All throw
// ApiError where the server refuses it while somebody waits; then nothing of it is kept. Where the device keeps nothing
// they throw NetworkError, too.

interface Kept {
  /** Else it waits to be sent. */
  isSent: boolean;
}

/** With how many catches and trips were found on it, which the server alone knows. */
export type SavedWater = Kept & WrittenWater;

const NONE_FOUND = { catches: 0, trips: 0 };

/** A new water; its id is made here, unless `fields` has one. */
export async function createWater({ id = uuidv7(), ...fields }: NewWaterFields): Promise<SavedWater> {
  const water = ownWater(id);
  const sent = await save(water, () => planWaterCreation(water, { id, ...fields }));
  return written(sent, null, water);
}

export async function changeWater(base: Water, fields: ChangedWaterFields): Promise<SavedWater> {
  const water = ownWater(base.id);
  const sent = await save(water, (items) => planWaterChange(items, { ...water, base, fields }));
  return written(sent, base, water);
}

/** Its catches and trips stay, on no water. */
export async function removeWater(base: Water): Promise<Kept> {
  const water = ownWater(base.id);
  return asKept(await save(water, (items) => planWaterDeletion(items, { ...water, base })));
}

export async function createSpot(
  waterId: string,
  { id = uuidv7(), ...fields }: NewSpotFields,
): Promise<Kept> {
  const water = ownWater(waterId);
  return asKept(await save(water, () => planSpot(water, { id, ...fields })));
}

export async function changeSpot(waterId: string, base: Spot, fields: ChangedSpotFields): Promise<Kept> {
  const water = ownWater(waterId);
  return asKept(await save(water, (items) => planSpotChange(items, { ...water, base, fields })));
}

export async function removeSpot(waterId: string, { id }: Pick<Spot, "id">): Promise<Kept> {
  const water = ownWater(waterId);
  return asKept(await save(water, (items) => planSpotRemoval(items, water, id)));
}

function ownWater(waterId: string): WaterOfUser {
  return { userId: storedSession()?.user.id ?? "", waterId };
}

function asKept(sent: WaterSent | null): Kept {
  return { isSent: sent !== null };
}

/** While it waits: as it will be. */
async function written(sent: WaterSent | null, base: Water | null, water: WaterOfUser): Promise<SavedWater> {
  if (sent?.written) return { isSent: true, ...sent.written };
  const waiting = (await listItems(water.userId)).filter(isOfWater(water.waterId));
  const laid = waterOfItems(base, waiting);
  if (!laid) throw new Error("A water that is kept is on this device");
  return { isSent: sent !== null, water: laid, found: NONE_FOUND };
}

type Plan = (items: readonly OutboxItem[]) => Changes;

/** Returns `null` when it waits to be sent. */
async function save({ userId }: WaterOfUser, plan: Plan): Promise<WaterSent | null> {
  const listening = listenForAnswer(userId);
  const before = new Set<string>();
  const kept = await keepOrSend(userId, (items) => {
    for (const { id } of items) before.add(id);
    return plan(items);
  }).catch((error: unknown) => {
    listening.stop();
    throw error;
  });
  const ids = new Set(kept.map(({ id }) => id));
  const answer = await listening.answer(({ id }) => ids.has(id));
  if (answer.kind === "sent") return answer.sent.subject === "water" ? answer.sent : null;
  // What waited before is not this save's alone: it asks where all that waits is listed.
  if (answer.kind === "kept" || kept.some(({ id }) => before.has(id))) return null;
  await changeOutbox(userId, (items) => ({ put: [], removed: items.filter(({ id }) => ids.has(id)) }));
  throw refusalOf(answer.problem);
}

/** The error that the request itself would have thrown. */
function refusalOf({ status = 0, code, message, fields }: Problem): ApiError {
  return new ApiError(status, { statusCode: status, error: code, message, code, fields });
}

/** @param text What to say once the server has it; `null` for nothing. */
export function announceSaved({ isSent }: { isSent: boolean }, text: string | null): void {
  if (isSent) {
    if (text !== null) showToast({ text });
    return;
  }
  const kept =
    storedSession() === null ? t`Kept on this phone. You need to log in again.` : t`Kept on this phone`;
  showToast({ text: kept });
}
