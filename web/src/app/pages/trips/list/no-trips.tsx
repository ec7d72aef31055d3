import { t } from "@lingui/core/macro";
import { Play } from "lucide-react";

import { openTripSheet } from "../../../../trips/trip-sheets.ts";
import { Icon } from "../../../../ui/art/icon.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/feedback/states.tsx";

export function NoTrips() {
  return (
    <EmptyState
      level={2}
      title={t`No trips yet`}
      drawing="course"
      actions={
        <>
          <Button look="deep" onPress={() => openTripSheet({ kind: "start" })}>
            <Icon of={Play} />
            {t`Start a trip`}
          </Button>
          <Button look="quiet" onPress={() => openTripSheet({ kind: "past" })}>
            {t`Add one from the past`}
          </Button>
        </>
      }
    >
      {t`A trip is a time on the water with a start and an end. With the hours, a blank counts and a rate means something.`}
    </EmptyState>
  );
}
