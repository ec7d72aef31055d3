import type { LucideIcon } from "lucide-react";

import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";

interface IconProps {
  of: LucideIcon;
  isSmall?: boolean;
  className?: string;
}

/** A line drawing beside its word; it says nothing by itself. */
export function Icon({ of: Drawing, isSmall = false, className }: IconProps) {
  return (
    <Drawing aria-hidden className={classNames(utilities.icon, isSmall && utilities.iconSmall, className)} />
  );
}
