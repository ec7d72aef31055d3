import type {
  ChangedSpotFields,
  ChangedWaterFields,
  NewSpotFields,
  NewWaterFields,
} from "@creel/domain/waters/new-water";
import type { Spot, Water } from "@creel/domain/waters/water";

/** Sent again, each of these makes no difference: ids are made on the device. */
export type WaterWork =
  | { kind: "create"; fields: NewWaterFields & { id: string } }
  | {
      kind: "change";
      /** The water as it was when it was changed; `null` where the answer to what came before becomes the base. */
      base: Water | null;
      fields: ChangedWaterFields;
    }
  /** With its spots. */
  | { kind: "delete"; base: Water | null }
  | { kind: "add spot"; spot: NewSpotFields & { id: string } }
  | { kind: "change spot"; spotId: string; base: Spot | null; fields: ChangedSpotFields }
  | { kind: "remove spot"; spotId: string };
