import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { describeCounts } from "../../outbox/waiting/describe-counts.ts";
import { ownersQuery, type WaitingOwner } from "../../outbox/waiting/waiting-owners.ts";
import { Notice } from "../../ui/feedback/states.tsx";

/** Says whose catches wait on this device for a sign-in. */
export function WaitingHere() {
  const { data: owners = [] } = useQuery(ownersQuery);
  if (owners.length === 0) return null;
  return (
    <Notice tone="info">
      {owners.map((owner) => (
        <p key={owner.userId}>{describe(owner)}</p>
      ))}
    </Notice>
  );
}

function describe({ firstName, ...counts }: WaitingOwner): string {
  const count = describeCounts(counts);
  return firstName === ""
    ? t`Sign in to upload ${count} from this device`
    : t`Sign in as ${firstName} to upload ${count}`;
}
