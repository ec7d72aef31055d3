import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { useUser } from "../../session/auth.tsx";
import { type Counts, describeCounts, sumOf } from "./describe-counts.ts";
import { ownersQuery } from "./waiting-owners.ts";

/** Returns how many items of other users wait here, as text, without any details; `null` if there are none. */
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
    limits: sum("limits"),
    licenses: sum("licenses"),
    returns: sum("returns"),
    returnTemplates: sum("returnTemplates"),
  };
  const all = sumOf(counts);
  if (all === 0) return null;
  const what = describeCounts(counts);
  return t`${plural(all, {
    one: `${what} from another angler is waiting to upload on this device.`,
    other: `${what} from another angler are waiting to upload on this device.`,
  })}`;
}
