import { t } from "@lingui/core/macro";

import { EmptyState } from "../../../ui/feedback/states.tsx";
import { FirstTripButtons } from "../../start/first-trip-buttons.tsx";

export function NoTrips() {
  return (
    <EmptyState level={2} title={t`No trips yet`} drawing="course" actions={<FirstTripButtons />}>
      {t`A trip is a time on the water with a start and an end. With the hours, a blank counts and a rate means something.`}
    </EmptyState>
  );
}
