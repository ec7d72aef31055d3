import { limitItems } from "../../catch-limits/data/limit-items.ts";
import { catchItems } from "../../catches/outbox/catch-items.ts";
import { fieldItems } from "../../custom-fields/field-items.ts";
import { gearItems } from "../../gear/data/gear-items.ts";
import { licenseItems } from "../../licenses/data/license-items.ts";
import type { ItemType } from "../../outbox/item-type.ts";
import { returnItems } from "../../returns/data/return-items.ts";
import { templateItems } from "../../returns/data/template-items.ts";
import { tripItems } from "../../trips/outbox/trip-items.ts";
import { waterItems } from "../../waters/outbox/water-items.ts";

/** All types of items in the outbox. */
export const ITEM_TYPES: readonly ItemType[] = [
  catchItems,
  tripItems,
  waterItems,
  gearItems,
  fieldItems,
  limitItems,
  licenseItems,
  returnItems,
  templateItems,
];
