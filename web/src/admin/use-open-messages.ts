import { useQuery } from "@tanstack/react-query";

import { openMessagesQuery } from "./admin.query.ts";

/** How many messages are new; 0 while that is not known. */
export function useOpenMessages(): number {
  return useQuery(openMessagesQuery).data?.counts.new ?? 0;
}
