import { t } from "@lingui/core/macro";
import { Timer } from "lucide-react";

import { useRunningTrip } from "../../trips/data/use-running-trip.ts";
import { useStartTrip } from "../../trips/start/use-start-trip.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";

/** One press starts a trip on a water; nothing while one runs. */
export function StartHere({ waterId }: { waterId: string }) {
  const trip = useRunningTrip();
  const start = useStartTrip();
  if (trip !== null) return null;
  return (
    <Button look="deep" onPress={() => start({ waterId })}>
      <Icon of={Timer} />
      {t`Start a trip here`}
    </Button>
  );
}
