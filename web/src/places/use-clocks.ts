import type { Clocks } from "@creel/domain/import/staging/clocks";
import { useQuery } from "@tanstack/react-query";

/** The tables of time zones are as large as a page of an angler: `null` until they are needed and loaded. */
export function useClocks(isNeeded: boolean): Clocks | null {
  const { data = null } = useQuery({
    queryKey: ["clocks"],
    queryFn: async () => (await import("./clocks.ts")).clocks,
    enabled: isNeeded,
    networkMode: "always",
    staleTime: Infinity,
  });
  return data;
}
