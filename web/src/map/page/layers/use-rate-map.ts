import { useQuery } from "@tanstack/react-query";

import { rateMapQuery } from "../../../insights/api.ts";
import { resolutionAt } from "../../layers/rate-steps.ts";

export function useRateMap(zoom: number, isShown: boolean) {
  return useQuery({ ...rateMapQuery(resolutionAt(zoom)), enabled: isShown });
}
