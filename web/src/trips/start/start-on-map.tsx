import { t } from "@lingui/core/macro";
import { Timer } from "lucide-react";

import { ControlGroup } from "../../map/canvas/control-groups.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { useOnceSettled } from "../../ui/hooks/once-settled.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useRunningTrip } from "../data/use-trip.ts";
import { useStartDefaults } from "./use-start-defaults.ts";
import { useStartTrip } from "./use-start-trip.ts";

interface StartOnMapProps {
  /** Added to the control group on a phone. */
  className?: string | undefined;
}

/** Starts a trip with one press: an icon among the map's controls on a phone, a labeled button on a desktop. */
export function StartOnMap({ className }: StartOnMapProps) {
  const trip = useRunningTrip();
  return trip === null ? <StartButton className={className} /> : null;
}

function StartButton({ className }: StartOnMapProps) {
  const isPhone = useIsPhone();
  const start = useStartTrip();
  const { effort } = useStartDefaults({ enabled: useOnceSettled() });
  const press = () => start({ effort });
  if (!isPhone) {
    return (
      <Button onPress={press}>
        <Icon of={Timer} />
        {t`Start a trip`}
      </Button>
    );
  }
  return (
    <ControlGroup {...(className !== undefined && { className })}>
      <IconButton label={t`Start a trip`} onPress={press}>
        <Icon of={Timer} />
      </IconButton>
    </ControlGroup>
  );
}
