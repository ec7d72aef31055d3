import { DEFAULT_GAP_HOURS } from "@creel/domain/trips/trip-proposals";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Timer } from "lucide-react";

import { proposalsQuery } from "../trips/data/proposals.ts";
import { FoundItem } from "./import-item.tsx";

/** The trips that an import's catches seem to be of, as an item of a list; nothing where there are none. */
export function TripsFound({ importId }: { importId: string }) {
  const { data } = useQuery(proposalsQuery(DEFAULT_GAP_HOURS, importId));
  const total = data?.total ?? 0;
  if (total === 0) return null;
  return (
    <FoundItem
      icon={Timer}
      title={t`${plural(total, { one: "We found # trip in these catches", other: "We found # trips in these catches" })}`}
      note={t`Review them one by one. Nothing changes until you accept.`}
      to={`/catches/trips/found?import=${importId}`}
    />
  );
}
