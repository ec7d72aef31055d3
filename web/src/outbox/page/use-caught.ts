import type { Catch } from "@creel/domain/catches/catch";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { findListed } from "../../catches/logbook/find-listed.ts";
import { isOfCatch } from "../../catches/outbox/catch-item.ts";
import { catchOfItems } from "../../catches/outbox/catch-of-items.ts";
import { usePending } from "../../catches/outbox/pending-context.tsx";
import type { WaitingCatch } from "../../catches/outbox/waiting-catches.ts";
import { useUser } from "../../session/auth.tsx";
import { type OutboxItem } from "../outbox-item.ts";
import { sentQuery } from "../waiting/sent-items.ts";

/** Returns the catch as it will be once all its items are sent; `null` if only a part of it is on this device. */
export function useCaught({ catchId, items }: WaitingCatch): Catch | null {
  const queryClient = useQueryClient();
  const { waters } = usePending();
  const { data: sent } = useQuery(sentQuery(useUser().id));
  return useMemo(() => {
    const stored = findListed(queryClient, catchId) ?? null;
    const former: readonly OutboxItem[] = sent ?? [];
    const before = stored ? [] : former.filter(isOfCatch(catchId));
    return catchOfItems(stored, [...before, ...items], waters);
  }, [queryClient, sent, catchId, items, waters]);
}
