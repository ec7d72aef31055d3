import type { GaugeService } from "@creel/domain/waters/gauge";
import type { MarkDirection, MarkQuantity } from "@creel/domain/waters/river-mark";
import type { Generated } from "kysely";

/** A mark of a gauge, which every water with that gauge shows. */
export interface RiverMarkTable {
  userId: string;
  service: GaugeService;
  station: string;
  quantity: MarkQuantity;
  direction: MarkDirection;
  /** In ft or ft³/s. */
  value: number;
  /** When it was set, or when the river came back behind it. */
  armedAt: Generated<Date>;
  /** When its angler was told that the river is beyond it; `null` while it is armed. */
  toldAt: Generated<Date | null>;
}

export interface ToldAlertTable {
  userId: string;
  waterId: string;
  /** A hash of the alert's event, severity and end. */
  alert: string;
  toldAt: Generated<Date>;
}
