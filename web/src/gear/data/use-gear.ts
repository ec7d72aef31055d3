import type { Gear } from "@creel/domain/gear/gear";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useOutbox } from "../../outbox/outbox.query.ts";
import { gearQuery } from "./api.ts";
import { withPendingGear } from "./gear-items.ts";
import { type OwnLure, ownLures } from "./own-lures.ts";

const NOTHING: readonly Gear[] = [];

/** Returns the tackle box with queued changes applied; empty until it is loaded. */
export function useGear(): readonly Gear[] {
  const gear = useQuery(gearQuery).data?.gear ?? NOTHING;
  const items = useOutbox();
  return useMemo(() => withPendingGear(gear, items), [gear, items]);
}

export function useOwnLures(): readonly OwnLure[] {
  const gear = useGear();
  return useMemo(() => ownLures(gear), [gear]);
}
