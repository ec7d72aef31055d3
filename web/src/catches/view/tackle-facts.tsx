import type { Catch } from "@creel/domain/catches/catch";
import { describeGear } from "@creel/domain/gear/describe-gear";
import { t } from "@lingui/core/macro";
import { FishingRod } from "lucide-react";

import { useGear } from "../../gear/data/use-gear.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { lureName } from "../labels/lure-names.ts";
import { Fact } from "./fact.tsx";
import { Hook } from "./icons.tsx";

/** The lure as the tackle box calls it, else its type; and the rod. */
export function TackleFacts({ caught }: { caught: Catch }) {
  const gear = useGear();
  const { lure_type: type, variant_id: variantId = null } = caught;
  const own = gear.find(({ id }) => id === caught.lure_id);
  const rod = gear.find(({ id }) => id === caught.rod_id);
  const lure = own ? describeGear(own, variantId) : type && lureName(type);
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
