import { t } from "@lingui/core/macro";

import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { MyCatchesTabs } from "../my-catches-tabs.tsx";
import { TripsAsList } from "./list/trips-as-list.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";

export function TripsPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Trips · Creel`}</title>
      <PageHeader isInLine>
        <h1>{t`My Catches`}</h1>
      </PageHeader>
      <MyCatchesTabs />
      <TripsAsList />
    </div>
  );
}
