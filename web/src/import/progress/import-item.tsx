import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../../ui/art/icon.tsx";

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
