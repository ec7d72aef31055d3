import "./filter-chip.css";
import { ChevronDown, X } from "lucide-react";

import { Icon } from "../art/icon.tsx";
import { classNames } from "../styles/class-names.ts";

interface FilterChipPictureProps {
  text: string;
  isActive?: boolean;
}

/** A filter as FilterChip shows it, for pictures of one. */
export function FilterChipPicture({ text, isActive = false }: FilterChipPictureProps) {
  return (
    <span className={classNames("filter-chip filter-chip-picture", isActive && "filter-chip-active")}>
      <span className="filter-chip-open">
        {text}
        <Icon of={isActive ? X : ChevronDown} isSmall />
      </span>
    </span>
  );
}
