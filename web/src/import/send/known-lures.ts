import type { RowContext } from "@creel/domain/import/rows/row-context";
import type { QueryClient } from "@tanstack/react-query";

import { gearQuery } from "../../gear/data/api.ts";

/** The lures and rods of the log: one of the file with the name of one is the same. */
export async function readKnownLures(queryClient: QueryClient): Promise<RowContext["lures"]> {
  const { gear } = await queryClient.fetchQuery(gearQuery);
  return gear;
}
