import { t } from "@lingui/core/macro";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";

import { FindingsLink } from "../../doctor/page/doctor-links.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { PlaceTabs } from "../../ui/controls/place-tabs.tsx";
import { useOnceSettled } from "../../ui/hooks/once-settled.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { useCatchDialogs } from "../dialogs/catch-dialogs.tsx";

interface MyCatchesHeaderProps {
  /** Instead of "Log a catch"; on a phone the bar below has its place. */
  action?: { label: string; onPress: () => void };
  /** Whether the log is looked over once the page is there; else what is known of it stands here. */
  isLookedOver?: boolean;
  /** Beside the title. */
  children?: ReactNode;
}

/** The title of My Catches and its pages, the same on each. */
export function MyCatchesHeader({ action, isLookedOver = false, children }: MyCatchesHeaderProps) {
  const { onLog } = useCatchDialogs();
  const isPhone = useIsPhone();
  const { label, onPress } = action ?? { label: t`Log a catch`, onPress: () => onLog("here") };
  const isSettled = useOnceSettled();
  const findings = isSettled && <FindingsLink isAsked={isLookedOver} />;
  return (
    <>
      <PageHeader
        isInLine
        actions={
          !isPhone && (
            <>
              {findings}
              <Button look="signal" onPress={onPress}>
                <Icon of={Plus} />
                {label}
              </Button>
            </>
          )
        }
      >
        <h1>{t`My Catches`}</h1>
        {isPhone && findings}
        {children}
      </PageHeader>
      <MyCatchesTabs />
    </>
  );
}

/** The pages of My Catches, under its title. */
function MyCatchesTabs() {
  const tabs = [
    { path: "/catches", title: t`Catches` },
    { path: "/catches/trips", title: t`Trips` },
    { path: "/catches/waters", title: t`Waters` },
    { path: "/catches/insights", title: t`Stats` },
  ];
  return <PlaceTabs label={t`My Catches`} tabs={tabs} />;
}
