import type { LucideIcon } from "lucide-react";

import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";

interface IconProps {
  of: LucideIcon;
  isSmall?: boolean;
  className?: string;
}

/** An icon beside its label, hidden from screen readers. */
export function Icon({ of: Drawing, isSmall = false, className }: IconProps) {
  return (
    <Drawing aria-hidden className={classNames(utilities.icon, isSmall && utilities.iconSmall, className)} />
  );
}
