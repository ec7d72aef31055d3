import { t } from "@lingui/core/macro";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { MyCatchesTabs } from "./my-catches-tabs.tsx";

interface MyCatchesHeaderProps {
  /** Instead of "Log a catch"; on a phone the bar below has its place. */
  action?: { label: string; onPress: () => void };
  /** Beside the title. */
  children?: ReactNode;
}

/** The title of My Catches and its pages, the same on each. */
export function MyCatchesHeader({ action, children }: MyCatchesHeaderProps) {
  const { onLog } = useCatchDialogs();
  const isPhone = useIsPhone();
  const { label, onPress } = action ?? { label: t`Log a catch`, onPress: () => onLog("here") };
  return (
    <>
      <PageHeader
        isInLine
        actions={
          !isPhone && (
            <Button look="signal" onPress={onPress}>
              <Icon of={Plus} />
              {label}
            </Button>
          )
        }
      >
        <h1>{t`My Catches`}</h1>
        {children}
      </PageHeader>
      <MyCatchesTabs />
    </>
  );
}
