import type { WaterList } from "@creel/domain/waters/water-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { ApiError, NetworkError } from "../../http/api-error.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { waterWithPending, withPendingWaters } from "../outbox/pending-waters.ts";
import { isOfWater, isWaterItem, type WaterItem } from "../outbox/water-item.ts";
import { findWaterIn, type WaterFilters, waterListQuery, waterQuery } from "./api.ts";

const NOT_FOUND = 404;

const NO_WATERS: WaterList = { waters: [], unnamed: [] };
const NO_FILTERS: WaterFilters = {};

/** Returns the angler's waters, last fished first, with pending changes. New waters come before them. */
export function useWaters(filters = NO_FILTERS, { enabled = true } = {}) {
  const items = useWaitingWaters();
  const { data, ...query } = useQuery({ ...waterListQuery(filters), enabled });
  const isWhole = !filters.species && !filters.year;
  const { isError } = query;
  const withPending = useMemo(() => {
    // Without an answer, the device shows its own pending waters.
    const stored = data ?? (isError ? NO_WATERS : undefined);
    return items.length > 0 && stored ? withPendingWaters(stored, items, isWhole) : data;
  }, [items, data, isError, isWhole]);
  return { ...query, data: withPending };
}

/** Returns the pending items of waters. */
export function useWaitingWaters(): readonly WaterItem[] {
  const all = useOutbox();
  return useMemo(() => all.filter(isWaterItem), [all]);
}

/** Returns one water with its pending changes; without a network, as the list has it; nothing for "". */
export function useWater(id: string) {
  const items = useWaitingWaters();
  const own = useMemo(() => items.filter(isOfWater(id)), [items, id]);
  // The server does not know a new water yet, so it is not asked.
  const isNew = own.some(({ work }) => work.kind === "create");
  const query = useQuery({ ...waterQuery(id), enabled: id !== "" && !isNew });
  const isAway = query.error instanceof NetworkError;
  const { data: list } = useQuery({ ...waterListQuery(), enabled: isAway });
  const queryClient = useQueryClient();
  const listed = useMemo(
    () => (isAway && list ? findWaterIn(queryClient, id) : undefined),
    [isAway, list, queryClient, id],
  );
  const stored = query.data ?? listed ?? null;
  const withPending = useMemo(() => waterWithPending(stored, id, own), [stored, id, own]);
  const isDeleted = own.some(({ work }) => work.kind === "delete");
  const isUnknown = query.error instanceof ApiError && query.error.status === NOT_FOUND;
  return {
    /** `undefined` while it loads, and if it cannot be shown. */
    water: withPending ?? undefined,
    query,
    /** Whether the water was deleted, here or elsewhere. */
    isGone: isDeleted || (isUnknown && !isNew),
    /** Whether the water is only on this device. */
    isNew,
  };
}
