import { importTripsSchema } from "@creel/domain/import/import-trips";
import { queryOptions } from "@tanstack/react-query";

import { send } from "../../http/send.ts";
import { TRIPS_KEY } from "../../trips/trips-key.ts";

/** How many trips the catches of an import seem to be of. They change with trips. */
export function importTripsQuery(id: string) {
  return queryOptions({
    queryKey: [...TRIPS_KEY, "of import", id],
    queryFn: async ({ signal }) =>
      (await send({ path: `/imports/${id}/trips`, signal }, importTripsSchema)).proposed,
  });
}
