import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { FishingRod } from "lucide-react";

import { useGear } from "../../gear/data/use-gear.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { describeLure } from "../labels/describe-lure.ts";
import { Fact } from "./fact.tsx";
import { Hook } from "./icons.tsx";

/** The lure as the tackle box calls it, else its type; and the rod. */
export function TackleFacts({ caught }: { caught: Catch }) {
  const gear = useGear();
  const rod = gear.find(({ id }) => id === caught.rod_id);
  const lure = describeLure(gear, caught);
  return (
    <>
      {lure && (
        <Fact icon={<Hook />} name={t`Lure`}>
          {lure}
        </Fact>
      )}
      {rod && (
        <Fact icon={<Icon of={FishingRod} isSmall />} name={t`Rod`}>
          {rod.name}
        </Fact>
      )}
    </>
  );
}
