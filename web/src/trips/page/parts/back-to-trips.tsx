import { t } from "@lingui/core/macro";

import { BackLink } from "../../../ui/layout/back-link.tsx";

export function BackToTrips() {
  return <BackLink to="/catches/trips">{t`Trips`}</BackLink>;
}
