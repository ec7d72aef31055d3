import { t } from "@lingui/core/macro";
import { ArrowRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../ui/art/icon.tsx";
import { LinkButton } from "../ui/controls/button.tsx";

import * as utilities from "../ui/styles/utilities.module.css";

interface ImportItemProps {
  icon: LucideIcon;
  title: string;
  /** More text below the title. */
  children?: ReactNode;
  /** Buttons or links at the end of the item. */
  actions?: ReactNode;
}

/** An item in the list on the page of an import. */
export function ImportItem({ icon, title, children, actions }: ImportItemProps) {
  return (
    <li>
      <Icon of={icon} />
      <div>
        <b>{title}</b>
        {children}
      </div>
      {actions}
    </li>
  );
}

interface FoundItemProps {
  icon: LucideIcon;
  title: string;
  note: string;
  /** The page where the angler looks it over. */
  to: string;
}

/** Something that was found in the log after an import. */
export function FoundItem({ icon, title, note, to }: FoundItemProps) {
  return (
    <ImportItem
      icon={icon}
      title={title}
      actions={
        <LinkButton look="quiet" to={to}>
          {t`View`}
          <Icon of={ArrowRight} isSmall />
        </LinkButton>
      }
    >
      <p className={utilities.muted}>{note}</p>
    </ImportItem>
  );
}
