import type { BagFish } from "@creel/domain/catch-limits/bag-fish";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { usePending } from "../../catches/outbox/pending-context.tsx";
import { bagFishQuery } from "./api.ts";
import { withPendingFish } from "./bag-fish.ts";

const NONE: readonly BagFish[] = [];
const NO_CHANGES: ReadonlySet<string> = new Set();

interface OwnFish {
  fish: readonly BagFish[];
  /** The ids of catches that are only on this device, or changed on it. */
  waiting: ReadonlySet<string>;
}

/** Returns the angler's fish of the last year that bags count, including those that wait on this device. */
export function useBagFish(): OwnFish {
  const { data } = useQuery(bagFishQuery);
  const { pending, overlay, waters } = usePending();
  const stored = data?.fish ?? NONE;
  return useMemo(() => {
    if (!overlay) return { fish: stored, waiting: NO_CHANGES };
    const changes = overlay.changesOf(pending, () => undefined, waters);
    return { fish: withPendingFish(stored, changes), waiting: new Set(changes.map(({ id }) => id)) };
  }, [stored, pending, overlay, waters]);
}
