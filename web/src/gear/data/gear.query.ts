import { queryOptions } from "@tanstack/react-query";

/** The prefix of everything that changes with the tackle box. */
export const GEAR_KEY = ["gear"] as const;

/** All lures and rods, the most fish first. Its schema is no part of the first page. */
export const gearQuery = queryOptions({
  queryKey: [...GEAR_KEY, "list"],
  queryFn: async ({ signal }) => (await import("./read-gear.ts")).readGear(signal),
});
