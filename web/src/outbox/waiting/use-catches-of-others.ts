import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { useUser } from "../../session/auth.tsx";
import { type Counts, describeCounts, sumOf } from "./describe-counts.ts";
import { ownersQuery } from "./waiting-owners.ts";

/** How many catches wait here for others than who is signed in, in words, and no more of them; `null` for none. */
export function useCatchesOfOthers(): string | null {
  const { id } = useUser();
  const { data: owners = [] } = useQuery(ownersQuery);
  const others = owners.filter(({ userId }) => userId !== id);
  const sum = (of: keyof Counts) => others.reduce((total, owner) => total + owner[of], 0);
  const counts = {
    catches: sum("catches"),
    trips: sum("trips"),
    waters: sum("waters"),
    gear: sum("gear"),
    customFields: sum("customFields"),
  };
  const all = sumOf(counts);
  if (all === 0) return null;
  const what = describeCounts(counts);
  return t`${plural(all, {
    one: `${what} of another angler waits on this device.`,
    other: `${what} of another angler wait on this device.`,
  })}`;
}
