import type { BetweenFishProps } from "./between-fish.tsx";
import { BetweenFish } from "./between-fish.tsx";
import { WhenYouGo } from "./when-you-go.tsx";

/** What a log says of trips whose hours nobody knows. */
export function WithoutHours({ naming, ...asked }: BetweenFishProps) {
  return (
    <>
      <BetweenFish naming={naming} {...asked} />
      <WhenYouGo {...asked} />
    </>
  );
}
