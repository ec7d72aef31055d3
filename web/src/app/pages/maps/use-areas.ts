import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { useUser } from "../../../accounts/signed-in/auth.tsx";
import type { Area } from "../../../map/areas/stored/area.ts";
import { areasRevision } from "../../../map/areas/stored/areas-news.ts";
import { readAreas } from "../../../map/areas/stored/areas-store.ts";
import { useStore } from "../../../store/use-store.ts";

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
