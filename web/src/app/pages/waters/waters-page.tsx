import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";

import { useCatchDialogs } from "../../../catches/dialogs/catch-dialogs.tsx";
import { speciesCountsQuery } from "../../../catches/logbook/catches.query.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { WatersPart } from "../../../waters/list/waters-part.tsx";
import { MyCatchesTabs } from "../my-catches-tabs.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";

export function WatersPage() {
  const { onLog } = useCatchDialogs();
  const isPhone = useIsPhone();
  const { data } = useQuery(speciesCountsQuery());
  const species = (data?.species ?? []).map((each) => each.species);
  return (
    <div className={utilities.page}>
      <title>{t`Waters · Creel`}</title>
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
      <WatersPart species={species} />
    </div>
  );
}
