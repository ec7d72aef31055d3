import { useAddress } from "../../ui/hooks/use-address.ts";
import { WATER_ORDERS, type WaterOrder } from "./sort-waters.ts";

/** The address knows it; the first is not written. */
export function useWaterOrder(): [WaterOrder, (order: WaterOrder) => void] {
  const [search, edit] = useAddress();
  const order = WATER_ORDERS.find(({ id }) => id === search.get("order"))?.id ?? "hours";
  return [
    order,
    (next) => edit((params) => (next === "hours" ? params.delete("order") : params.set("order", next))),
  ];
}
