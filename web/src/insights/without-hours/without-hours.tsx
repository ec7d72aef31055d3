import type { Outings } from "@creel/domain/insights/outings";

import type { BetweenFishProps } from "./between-fish.tsx";
import { BetweenFish } from "./between-fish.tsx";
import { WhenYouGo } from "./when-you-go.tsx";

interface WithoutHoursProps extends Omit<BetweenFishProps, "outings"> {
  outings: Outings;
}

/** What a log says without any hours: of trips whose hours nobody knows. */
export function WithoutHours({ naming, outings, ...asked }: WithoutHoursProps) {
  return (
    <>
      <BetweenFish naming={naming} outings={outings.without_hours} {...asked} />
      <WhenYouGo naming={naming} outings={outings} {...asked} />
    </>
  );
}
