import type { QueryClient } from "@tanstack/react-query";

import { gearQuery } from "./api.ts";
import { type GearSent, withPendingGear } from "./gear-items.ts";

/** The answer that is cached becomes as it will be when it is asked for again. */
export function putSentGear(queryClient: QueryClient, { item, answer }: GearSent): void {
  queryClient.setQueryData(gearQuery.queryKey, (was) => {
    if (!was) return was;
    const laid = withPendingGear(was.gear, [item]);
    return { gear: laid.map((gear) => (gear.id === answer?.id ? answer : gear)) };
  });
}
