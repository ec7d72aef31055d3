import { operatorSchema } from "@creel/domain/contact/contact";
import { queryOptions } from "@tanstack/react-query";

import { send } from "./send.ts";

/** Who runs this Creel, as far as they say so; asked once a visit. */
export const operatorQuery = queryOptions({
  queryKey: ["operator"],
  queryFn: ({ signal }) => send({ path: "/contact", signal, token: null }, operatorSchema),
  staleTime: Infinity,
});
