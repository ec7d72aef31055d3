import { t } from "@lingui/core/macro";

import { lureName } from "../../../catches/labels/lure-names.ts";
import { InsightsPart } from "../../../insights/page/insights-part.tsx";
import { MyCatchesHeader } from "../my-catches-header.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";

export function InsightsPage() {
  return (
    <div className={utilities.page}>
      <title>{t`What worked · Creel`}</title>
      <MyCatchesHeader />
      <InsightsPart lureName={lureName} />
    </div>
  );
}
