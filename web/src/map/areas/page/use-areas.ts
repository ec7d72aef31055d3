import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { useUser } from "../../../session/auth.tsx";
import { useStore } from "../../../store/use-store.ts";
import type { Area } from "../stored/area.ts";
import { areasRevision } from "../stored/areas-news.ts";
import { readAreas } from "../stored/areas-store.ts";

/** The areas of who is signed in, as they are on this device now; `undefined` until they are known. */
export function useAreas(): readonly Area[] | undefined {
  const { id } = useUser();
  const revision = useStore(areasRevision);
  const { data } = useQuery({
    queryKey: ["areas", id, revision],
    queryFn: () => readAreas(id),
    networkMode: "always",
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  return data;
}
