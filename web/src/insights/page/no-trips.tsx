import { t } from "@lingui/core/macro";

import { FirstTripButtons } from "../../trips/start/first-trip-buttons.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";

export function NoTrips() {
  return (
    <EmptyState level={2} title={t`Nothing to compare yet`} drawing="course" actions={<FirstTripButtons />}>
      {t`Stats are fish by hours, blanks among them. Start a trip when you begin to fish, and end it when you stop.`}
    </EmptyState>
  );
}
