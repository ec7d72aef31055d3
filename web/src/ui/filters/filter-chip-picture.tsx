import { ChevronDown, X } from "lucide-react";

import { Icon } from "../art/icon.tsx";
import { classNames } from "../styles/class-names.ts";

import * as styles from "./filter-chip.module.css";

interface FilterChipPictureProps {
  text: string;
  isActive?: boolean;
}

/** A static picture of a FilterChip. */
export function FilterChipPicture({ text, isActive = false }: FilterChipPictureProps) {
  return (
    <span className={classNames(styles.root, styles.picture, isActive && styles.active)}>
      <span className={styles.open}>
        {text}
        <Icon of={isActive ? X : ChevronDown} isSmall />
      </span>
    </span>
  );
}
