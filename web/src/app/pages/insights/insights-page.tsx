import { t } from "@lingui/core/macro";
import { Plus } from "lucide-react";

import { useCatchDialogs } from "../../../catches/dialogs/catch-dialogs.tsx";
import { lureName } from "../../../catches/labels/lure-names.ts";
import { InsightsPart } from "../../../insights/page/insights-part.tsx";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { MyCatchesTabs } from "../my-catches-tabs.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";

export function InsightsPage() {
  const { onLog } = useCatchDialogs();
  const isPhone = useIsPhone();
  return (
    <div className={utilities.page}>
      <title>{t`What worked · Creel`}</title>
      <PageHeader
        isInLine
        actions={
          !isPhone && (
            <Button look="signal" onPress={() => onLog("here")}>
              <Icon of={Plus} />
              {t`Log a catch`}
            </Button>
          )
        }
      >
        <h1>{t`My Catches`}</h1>
      </PageHeader>
      <MyCatchesTabs />
      <InsightsPart lureName={lureName} />
    </div>
  );
}
