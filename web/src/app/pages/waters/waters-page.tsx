import { t } from "@lingui/core/macro";

import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { WatersPart } from "../../../waters/list/waters-part.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";

export function WatersPage() {
  return (
    <div className={utilities.page}>
      <title>{t`Waters · Creel`}</title>
      <PageHeader>
        <h1>{t`Waters`}</h1>
      </PageHeader>
      <WatersPart />
    </div>
  );
}
