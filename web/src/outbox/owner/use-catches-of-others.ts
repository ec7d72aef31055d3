import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import { describeCounts } from "../waiting/describe-counts.ts";
import { ownersQuery } from "./owners.query.ts";

/** How many catches wait here for others than who is signed in, in words, and no more of them; `null` for none. */
export function useCatchesOfOthers(): string | null {
  const { id } = useUser();
  const { data: owners = [] } = useQuery(ownersQuery);
  const others = owners.filter(({ userId }) => userId !== id);
  const catches = others.reduce((sum, owner) => sum + owner.catches, 0);
  const trips = others.reduce((sum, owner) => sum + owner.trips, 0);
  if (catches + trips === 0) return null;
  if (trips > 0) {
    const what = describeCounts({ catches, trips });
    return t`${plural(catches + trips, {
      one: `${what} of another angler waits on this device.`,
      other: `${what} of another angler wait on this device.`,
    })}`;
  }
  return t`${plural(catches, {
    one: "# catch of another angler waits on this device.",
    other: "# catches of another angler wait on this device.",
  })}`;
}
