import { t } from "@lingui/core/macro";
import { ArrowRight, type LucideIcon } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { ImportItem } from "./import-item.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

interface FoundItemProps {
  icon: LucideIcon;
  title: string;
  note: string;
  /** Where it is looked over. */
  to: string;
}

/** What was found in the log after an import. */
export function FoundItem({ icon, title, note, to }: FoundItemProps) {
  return (
    <ImportItem
      icon={icon}
      title={title}
      actions={
        <LinkButton look="quiet" to={to}>
          {t`Look`}
          <Icon of={ArrowRight} isSmall />
        </LinkButton>
      }
    >
      <p className={utilities.muted}>{note}</p>
    </ImportItem>
  );
}
