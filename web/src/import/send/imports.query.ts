import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { ImportVerdict } from "@creel/domain/import/import-row";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

/** Nobody who does not import loads the schemas. */
const calls = () => import("./imports.calls.ts");

/** The prefix of everything about imports. */
export const IMPORTS_KEY = ["imports"] as const;

const REFRESH_MS = 2 * SECOND_MS;

/** The latest first. */
export function importsQuery() {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, "list"],
    queryFn: async ({ signal }) => (await calls()).readImports(signal),
  });
}

/** Asked again and again while its rows are being written. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, "one", id],
    queryFn: async ({ signal }) => (await calls()).readImport(id, signal),
    refetchInterval: ({ state: { data } }) => (data?.state === "running" ? REFRESH_MS : false),
  });
}

/** What would become of each row, or became of it, in pages by position. */
export function importRowsQuery(id: string, verdict?: ImportVerdict) {
  return infiniteQueryOptions({
    queryKey: [...IMPORTS_KEY, "rows", id, verdict ?? null],
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: after }) => (await calls()).readRows(id, { after, verdict }, signal),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
