import { t } from "@lingui/core/macro";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { TrySamples } from "./try-samples.tsx";

export function NoCatches({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      title={t`No catches recorded yet`}
      drawing="float"
      actions={
        <>
          <LinkButton to="/map" look="deep">
            <Icon of={Plus} />
            {t`Mark your first catch`}
          </LinkButton>
          <LinkButton to="/import">{t`Bring in older notes`}</LinkButton>
          <TrySamples />
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
