import { Check, Plus } from "lucide-react";
import { ToggleButton } from "react-aria-components";

import { Icon } from "../../../../ui/art/icon.tsx";

import * as styles from "./last-values-chips.module.css";

interface ValueChipProps {
  isTaken: boolean;
  onChange: (isTaken: boolean) => void;
  children: string;
}

export function ValueChip({ isTaken, onChange, children }: ValueChipProps) {
  return (
    <ToggleButton className={styles.chip} isSelected={isTaken} onChange={onChange}>
      <Icon of={isTaken ? Check : Plus} isSmall />
      <span>{children}</span>
    </ToggleButton>
  );
}
