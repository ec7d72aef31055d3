import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import {
  comparedImportSchema,
  type Import,
  importAnswerSchema,
  importsSchema,
  undoneImportSchema,
} from "@creel/domain/import/import";
import {
  type ImportRow,
  importRowsSchema,
  type ImportVerdict,
  type NewImportRow,
  stagedRowsSchema,
} from "@creel/domain/import/import-row";
import { type ImportWeather, importWeatherSchema } from "@creel/domain/import/import-weather";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import { send } from "../http/send.ts";

// All throw ApiError and NetworkError. All are idempotent, so each can be sent again.

/** The timeout for comparing 100,000 rows with a log, or for removing them from it. */
const LONG_MS = 2 * MINUTE_MS;

export interface NewImport {
  /** A UUID made on this device. */
  id: string;
  /** A kind of source, or the kind of a stored import. */
  kind: string;
  fileName: string;
}

export type ComparedImport = z.infer<typeof comparedImportSchema>;
export type UndoneImport = z.infer<typeof undoneImportSchema>;

export async function beginImport({ id, kind, fileName }: NewImport): Promise<Import> {
  const body = { kind: kind.replaceAll("_", "-"), file_name: fileName };
  return (await send({ method: "PUT", path: `/imports/${id}`, body }, importAnswerSchema)).import;
}

/** @param total the number of rows in the whole import; the server forgets earlier rows beyond it */
export async function stageRows(id: string, rows: readonly NewImportRow[], total: number): Promise<void> {
  const body = { rows, total };
  const call = { method: "PUT", path: `/imports/${id}/rows`, body, timeoutMs: MINUTE_MS } as const;
  await send(call, stagedRowsSchema);
}

/** Compares the rows with the log. Rows that the log has under other ids become `same` or `differs`. */
export function compareImport(id: string): Promise<ComparedImport> {
  return send({ method: "POST", path: `/imports/${id}/compare`, timeoutMs: LONG_MS }, comparedImportSchema);
}

/** Starts the import, which goes on without this device. The server refuses if it does not have all `rows` rows. */
export async function commitImport(id: string, rows: number): Promise<Import> {
  const call = { method: "POST", path: `/imports/${id}/commit`, body: { rows } } as const;
  return (await send(call, importAnswerSchema)).import;
}

/** Also discards an import that is only staged. */
export function undoImport(id: string): Promise<UndoneImport> {
  return send({ method: "DELETE", path: `/imports/${id}`, timeoutMs: LONG_MS }, undoneImportSchema);
}

export async function readImport(id: string, signal: AbortSignal): Promise<Import> {
  return (await send({ path: `/imports/${id}`, signal }, importAnswerSchema)).import;
}

export async function readImports(signal: AbortSignal): Promise<Import[]> {
  return (await send({ path: "/imports", signal }, importsSchema)).imports;
}

export interface RowPage {
  rows: ImportRow[];
  next: number | null;
}

export function readRows(
  id: string,
  { after, verdict }: { after: number; verdict?: ImportVerdict | undefined },
  signal: AbortSignal,
): Promise<RowPage> {
  const query = new URLSearchParams({ after: String(after), ...(verdict && { verdict }) });
  return send({ path: `/imports/${id}/rows?${query}`, signal }, importRowsSchema);
}

/** The prefix of all query keys about imports. */
export const IMPORTS_KEY = ["imports"] as const;

const REFRESH_MS = 2 * SECOND_MS;

/** All imports, the latest first. */
export function importsQuery() {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, "list"],
    queryFn: ({ signal }) => readImports(signal),
  });
}

/** Polls while the rows are being written. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, "one", id],
    queryFn: ({ signal }) => readImport(id, signal),
    refetchInterval: ({ state: { data } }) => (data?.state === "running" ? REFRESH_MS : false),
  });
}

/** The rows in pages by position, each with what would become or became of it. */
export function importRowsQuery(id: string, verdict?: ImportVerdict) {
  return infiniteQueryOptions({
    queryKey: [...IMPORTS_KEY, "rows", id, verdict ?? null],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam: after }) => readRows(id, { after, verdict }, signal),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** How often to poll. The job looks for more every five minutes, and then takes a second per month. */
const ASKED_EVERY_MS = 5000;

export function importWeatherQuery(id: string) {
  return queryOptions({
    queryKey: ["imports", "weather", id],
    queryFn: async ({ signal }): Promise<ImportWeather> =>
      (await send({ path: `/imports/${id}/weather`, signal }, importWeatherSchema)).weather,
    refetchInterval: ({ state }) => (isFilling(state.data) ? ASKED_EVERY_MS : false),
  });
}

export function isFilling(weather: ImportWeather | undefined): boolean {
  return !!weather && weather.filled < weather.catches;
}
