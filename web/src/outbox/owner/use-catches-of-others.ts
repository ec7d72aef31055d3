import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import { ownersQuery } from "./owners.query.ts";

/** How many catches wait here for others than who is signed in, in words, and no more of them; `null` for none. */
export function useCatchesOfOthers(): string | null {
  const { id } = useUser();
  const { data: owners = [] } = useQuery(ownersQuery);
  const catches = owners.filter(({ userId }) => userId !== id).reduce((sum, owner) => sum + owner.catches, 0);
  if (catches === 0) return null;
  return t`${plural(catches, {
    one: "# catch of another angler waits on this device.",
    other: "# catches of another angler wait on this device.",
  })}`;
}
