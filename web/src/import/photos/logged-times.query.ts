import { catchCollectionSchema } from "@creel/domain/catches/catch-collection";
import { queryOptions } from "@tanstack/react-query";

import { send } from "../../http/send.ts";

/** When the catches of the log were caught, in milliseconds since 1970. */
export const loggedTimesQuery = queryOptions({
  queryKey: ["catches", "logged-times"],
  queryFn: async ({ signal }) => {
    const { features } = await send({ path: "/catches/geojson", signal }, catchCollectionSchema);
    return features.map(({ properties }) => Date.parse(properties.date));
  },
});
