import type { LucideIcon } from "lucide-react";

interface IconProps {
  of: LucideIcon;
  isSmall?: boolean;
  className?: string;
}

/** A line drawing beside its word; it says nothing by itself. */
export function Icon({ of: Drawing, isSmall = false, className = "" }: IconProps) {
  return <Drawing aria-hidden className={`icon ${isSmall ? "icon-small" : ""} ${className}`} />;
}
