import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { classNames } from "../../ui/styles/class-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./top-banner.module.css";

interface BannerProps {
  icon: LucideIcon;
  className: string;
  children: ReactNode;
}

export function Banner({ icon, className, children }: BannerProps) {
  return (
    <div className={classNames(styles.banner, className)}>
      <div className={classNames(styles.row, utilities.page)}>
        <Icon of={icon} isSmall />
        {children}
      </div>
    </div>
  );
}
