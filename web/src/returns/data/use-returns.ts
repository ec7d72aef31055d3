import type { CatchReturn, ReturnTemplate, ReturnWithFigures } from "@creel/domain/returns/catch-return";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { ApiError } from "../../http/api-error.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { returnQuery, returnsQuery, returnTemplatesQuery } from "./api.ts";
import { isOfReturn, withPendingReturns } from "./return-items.ts";
import { withPendingTemplates } from "./template-items.ts";

const NO_RETURNS: readonly CatchReturn[] = [];
const NO_TEMPLATES: readonly ReturnTemplate[] = [];

/** Returns the angler's returns with pending changes; `undefined` until they are loaded. */
export function useAllReturns() {
  const { data, ...query } = useQuery(returnsQuery);
  const items = useOutbox();
  const { isError } = query;
  const returns = useMemo(() => {
    // Without an answer, the device shows its own pending returns.
    const stored = data ?? (isError ? NO_RETURNS : undefined);
    return stored && withPendingReturns(stored, items);
  }, [data, isError, items]);
  return { ...query, data: returns };
}

/** Returns the templates that the angler built, with pending changes; empty until they are loaded. */
export function useTemplates(): readonly ReturnTemplate[] {
  const { data = NO_TEMPLATES } = useQuery(returnTemplatesQuery);
  const items = useOutbox();
  return useMemo(() => withPendingTemplates(data, items), [data, items]);
}

/**
 * Returns one return with its figures. A return that waits on this device has no figures: `entry.figures` is `null`
 * until the server counted it.
 */
export function useReturn(id: string) {
  const items = useOutbox();
  const own = useMemo(() => items.filter(isOfReturn(id)), [items, id]);
  const isNew = own.some(({ work }) => work.kind === "create");
  const { data, ...query } = useQuery({ ...returnQuery(id), enabled: !isNew });
  const entry = useMemo(() => withPending(data, own), [data, own]);
  const isGone = own.some(({ work }) => work.kind === "delete") || isNotFound(query.error);
  return { ...query, entry, isGone, isNew };
}

export interface ReturnEntry {
  entry: CatchReturn;
  /** `null` if the server has not counted the return yet. */
  figures: ReturnWithFigures["figures"] | null;
}

function withPending(
  data: ReturnWithFigures | undefined,
  own: Parameters<typeof withPendingReturns>[1],
): ReturnEntry | null {
  const [entry] = withPendingReturns(data ? [data.return] : [], own);
  return entry ? { entry, figures: data?.figures ?? null } : null;
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
