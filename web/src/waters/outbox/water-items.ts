import { spotSchema, waterSchema, writtenSpotSchema, writtenWaterSchema } from "@creel/domain/waters/water";
import * as z from "zod/mini";

import { send, sendForNothing } from "../../http/send.ts";
import { mergeOverStored, rebase } from "../../outbox/changed-elsewhere.ts";
import { isInTurn, type ItemType } from "../../outbox/item-type.ts";
import type { Changes, OutboxItem } from "../../outbox/outbox-item.ts";
import { isOfWater, isWaterItem, type WaterAnswer, type WaterItem, type WaterSent } from "./water-item.ts";

/** Fields of a water or a spot that change together. */
const GROUPS: readonly (readonly string[])[] = [["latitude", "longitude", "radius", "outline"]];

const problemSchema = z.object({ water: z.optional(waterSchema), spot: z.optional(spotSchema) });

/** Tells the outbox how to handle waters and their spots. */
export const waterItems: ItemType<WaterItem, WaterAnswer> = {
  isItem: isWaterItem,
  namedIn: () => [],
  makes: ({ work }) => (work.kind === "add spot" ? work.spot.id : null),
  isBehind,
  deliver: deliverWater,
  settle,
  problemIn: (body) => {
    const { water, spot } = problemSchema.safeParse(body).data ?? {};
    return { stored: water ?? spot ?? null };
  },
  merge: (item) => mergeOverStored(item, { groups: GROUPS }),
};

function isBehind(item: WaterItem, other: WaterItem): boolean {
  if (other.subjectId !== item.subjectId) return false;
  const isOfWhole = other.work.kind === "change" && item.work.kind === "change";
  const spotIds = [other, item].map(({ work }) => (work.kind === "change spot" ? work.spotId : null));
  return isInTurn(item, other, isOfWhole || (spotIds[0] !== null && spotIds[0] === spotIds[1]));
}

function settle(items: readonly OutboxItem[], { item, answer }: WaterSent): Changes<WaterItem> {
  const others = items.filter(isOfWater(item.subjectId)).filter(({ id }) => id !== item.id);
  if (item.work.kind === "delete") return { put: [], removed: [item, ...others] };
  return { put: others.flatMap((other) => rebaseOn(other, item, answer)), removed: [item] };
}

function rebaseOn(other: WaterItem, sent: WaterItem, answer: WaterAnswer | null): WaterItem[] {
  const { written = null, spot = null } = answer ?? {};
  if (other.work.kind === "change" && written) return rebase(other, sent, written.water);
  if (other.work.kind === "change spot" && other.work.spotId === spot?.id) return rebase(other, sent, spot);
  return [];
}

type Call = Parameters<typeof send>[0];

/**
 * Sends one item of a water. Each may be sent again, because the server applies it only once.
 *
 * @throws ApiError, NetworkError
 */
async function deliverWater({ subjectId: waterId, work }: WaterItem): Promise<WaterAnswer> {
  const path = `/waters/${waterId}`;
  switch (work.kind) {
    case "create":
      return waterIn({ method: "POST", path: "/waters", body: work.fields });
    case "change":
      return waterIn({ method: "PUT", path, body: work.fields, headers: ifMatch(work.base) });
    case "delete":
      return nothing(path);
    case "add spot":
      return spotIn({ method: "POST", path: `${path}/spots`, body: work.spot });
    case "change spot": {
      const { base, fields: body, spotId } = work;
      return spotIn({ method: "PUT", path: `${path}/spots/${spotId}`, body, headers: ifMatch(base) });
    }
    case "remove spot":
      return nothing(`${path}/spots/${work.spotId}`);
    case "add reading":
      return nothing(`${path}/readings`, { method: "POST", body: work.reading });
    case "remove reading":
      return nothing(`${path}/readings/${work.readingId}`);
  }
}

async function waterIn(call: Call): Promise<WaterAnswer> {
  return { written: await send(call, writtenWaterSchema), spot: null };
}

async function spotIn(call: Call): Promise<WaterAnswer> {
  return { written: null, spot: (await send(call, writtenSpotSchema)).spot };
}

async function nothing(path: string, call: Partial<Call> = {}): Promise<WaterAnswer> {
  await sendForNothing({ method: "DELETE", ...call, path });
  return { written: null, spot: null };
}

function ifMatch(base: { version: number } | null): Record<string, string> {
  return base ? { "if-match": `"${base.version}"` } : {};
}
