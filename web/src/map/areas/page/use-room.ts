import { useQuery } from "@tanstack/react-query";

import { estimateRoom } from "../../../device/room.ts";

/** Bytes that are free on this device, once so many of them are of saved areas; `null` where the browser does not tell. */
export function useFreeRoom(bytesOfAreas = 0): number | null {
  const { data } = useQuery({
    queryKey: ["room", bytesOfAreas],
    queryFn: estimateRoom,
    networkMode: "always",
    staleTime: 0,
  });
  return data?.quota === undefined ? null : Math.max(0, data.quota - (data.usage ?? 0));
}
