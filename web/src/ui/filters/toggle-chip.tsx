import { Check } from "lucide-react";
import { ToggleButton } from "react-aria-components";

import { Icon } from "../art/icon.tsx";

import * as styles from "./toggle-chip.module.css";

interface ToggleChipProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: string;
}

/** One of several independent toggles. */
export function ToggleChip({ isOn, onChange, children }: ToggleChipProps) {
  return (
    <ToggleButton className={styles.root} isSelected={isOn} onChange={onChange}>
      {children}
      {isOn && <Icon of={Check} isSmall />}
    </ToggleButton>
  );
}
