import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { ApiError } from "../../http/api-error.ts";
import { isOfWater } from "../../outbox/outbox-item.ts";
import { useWatersOverlay } from "./use-waters-overlay.ts";
import { waterQuery } from "./waters.query.ts";

const NOT_FOUND = 404;

/** One water with what waits to be sent; nothing for "". */
export function useWater(id: string) {
  const { items, overlay, isLoading } = useWatersOverlay();
  const own = useMemo(() => items.filter(isOfWater(id)), [items, id]);
  // The server is not asked about a new one, which it does not know yet.
  const isNew = own.some(({ work }) => work.kind === "create");
  const query = useQuery({ ...waterQuery(id), enabled: id !== "" && !isNew });
  const stored = query.data ?? null;
  const laid = useMemo(
    () => (overlay ? overlay.waterWithPending(stored, id, own) : stored),
    [overlay, stored, id, own],
  );
  const isDeleted = own.some(({ work }) => work.kind === "delete");
  const isUnknown = query.error instanceof ApiError && query.error.status === NOT_FOUND;
  return {
    /** `undefined` while it is loading, and when it cannot be shown. */
    water: (isLoading ? stored : laid) ?? undefined,
    query,
    /** Whether it was deleted, here or elsewhere. */
    isGone: isDeleted || (isUnknown && !isNew),
    /** Whether it is on this device alone. */
    isNew,
  };
}
