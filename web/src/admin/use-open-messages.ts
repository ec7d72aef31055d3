import { useQuery } from "@tanstack/react-query";

import { openMessagesQuery } from "./admin.query.ts";

/** 0 while the number is not known. */
export function useOpenMessages(): number {
  return useQuery(openMessagesQuery).data?.counts.new ?? 0;
}
