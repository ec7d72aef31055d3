import { type Import, importAnswerSchema, importsSchema } from "@creel/domain/import/import";
import { importRowsSchema, type ImportVerdict } from "@creel/domain/import/import-row";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { send } from "../../http/send.ts";

/** The prefix of everything that changes with an import. */
export const IMPORTS_KEY = ["imports"] as const;

/** How often one that is being written is asked how far it is, in ms. */
const PROGRESS_MS = 1000;

export const importsQuery = queryOptions({
  queryKey: [...IMPORTS_KEY, "list"],
  queryFn: async ({ signal }) => (await send({ path: "/imports", signal }, importsSchema)).imports,
});

export function importQuery(id: string) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, "one", id],
    queryFn: async ({ signal }) =>
      (await send({ path: `/imports/${id}`, signal }, importAnswerSchema)).import,
    refetchInterval: ({ state }) => (isRunning(state.data) ? PROGRESS_MS : false),
  });
}

function isRunning(data: Import | undefined): boolean {
  return data?.state === "running";
}

/** Page by page; without a verdict, those of all. */
export function importRowsQuery(id: string, verdict: ImportVerdict | null) {
  return infiniteQueryOptions({
    queryKey: [...IMPORTS_KEY, "rows", id, verdict],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) => readImportRows(id, { verdict, after: pageParam, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

interface RowPage {
  verdict: ImportVerdict | null;
  /** The position of the last row that is known. */
  after: number;
  signal?: AbortSignal;
}

export async function readImportRows(id: string, { verdict, after, signal }: RowPage) {
  const query = new URLSearchParams({ after: String(after), ...(verdict && { verdict }) });
  return send({ path: `/imports/${id}/rows?${query}`, signal }, importRowsSchema);
}
