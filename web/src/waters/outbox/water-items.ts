import { spotSchema, waterSchema } from "@creel/domain/waters/water";
import * as z from "zod/mini";

import { mergeOverStored, rebase } from "../../outbox/changed-elsewhere.ts";
import { isInTurn, type ItemType } from "../../outbox/item-type.ts";
import type { Changes, OutboxItem } from "../../outbox/outbox-item.ts";
import { deliverWater } from "./deliver-water.ts";
import { isOfWater, isWaterItem, type WaterAnswer, type WaterItem, type WaterSent } from "./water-item.ts";

/** Fields of a water or a spot that are changed together. */
const GROUPS: readonly (readonly string[])[] = [["latitude", "longitude", "radius", "outline"]];

const problemSchema = z.object({ water: z.optional(waterSchema), spot: z.optional(spotSchema) });

/** What the outbox has to know about waters and their spots. */
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
