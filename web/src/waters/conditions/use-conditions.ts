import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { conditionsQuery } from "../data/api.ts";
import { useWaitingWaters } from "../data/use-waters.ts";
import { isOfWater } from "../outbox/water-item.ts";
import { withReadings } from "../outbox/water-readings.ts";

/** Returns the conditions of a water with pending readings applied. */
export function useConditions(id: string, enabled: boolean) {
  const { data, isError } = useQuery({ ...conditionsQuery(id), enabled });
  const items = useWaitingWaters();
  const conditions = useMemo(
    () => data && withReadings(data, items.filter(isOfWater(id))),
    [data, items, id],
  );
  return { conditions, isMissing: isError && !data };
}
