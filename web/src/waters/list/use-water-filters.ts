import { waterListQuerySchema } from "@creel/domain/waters/water-list";

import { useAddress } from "../../ui/hooks/use-address.ts";
import type { WaterFilters } from "../data/waters.query.ts";
import { WATER_ORDERS, type WaterOrder } from "./sort-waters.ts";

const FIRST_ORDER: WaterOrder = "hours";

export interface WaterChoices extends WaterFilters {
  order?: WaterOrder;
}

/** The address knows them; what is as it would be without is not written. */
export function useWaterFilters() {
  const [search, edit] = useAddress();
  const order = WATER_ORDERS.find(({ id }) => id === search.get("order"))?.id ?? FIRST_ORDER;
  const change = (choices: WaterChoices) =>
    edit((params) => {
      for (const [name, value] of Object.entries(choices)) {
        if (value === undefined || value === FIRST_ORDER) params.delete(name);
        else params.set(name, value);
      }
    });
  return { filters: { species: known(search, "species"), year: known(search, "year") }, order, change };
}

/** What makes no sense counts as absent. */
function known(search: URLSearchParams, name: "species" | "year"): string | undefined {
  const value = search.get(name);
  if (value === null || !waterListQuerySchema.safeParse({ [name]: value }).success) return undefined;
  return value;
}
