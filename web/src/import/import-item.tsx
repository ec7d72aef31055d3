import { t } from "@lingui/core/macro";
import { ArrowRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../ui/art/icon.tsx";
import { LinkButton } from "../ui/controls/button.tsx";

import * as utilities from "../ui/styles/utilities.module.css";

interface ImportItemProps {
  icon: LucideIcon;
  title: string;
  /** What else is said of it. */
  children?: ReactNode;
  /** At its end: what can be done. */
  actions?: ReactNode;
}

/** One thing that is said of an import: an item of the list of its page. */
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
