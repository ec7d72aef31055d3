import { t } from "@lingui/core/macro";

import { PlaceTabs } from "../../ui/controls/place-tabs.tsx";

/** The pages of My Catches, under its title. */
export function MyCatchesTabs() {
  const tabs = [
    { path: "/catches", title: t`Catches` },
    { path: "/catches/trips", title: t`Trips` },
    { path: "/catches/waters", title: t`Waters` },
    { path: "/catches/insights", title: t`Stats` },
  ];
  return <PlaceTabs label={t`My Catches`} tabs={tabs} />;
}
