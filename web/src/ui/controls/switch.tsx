import { Switch as AriaSwitch } from "react-aria-components";

import * as styles from "./switch.module.css";

interface SwitchProps {
  /** Names the switch for screen readers. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch that takes effect at once. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <AriaSwitch className={styles.root} aria-label={label} isSelected={isOn} onChange={onChange}>
      <span className={styles.track} aria-hidden>
        <span className={styles.knob} />
      </span>
    </AriaSwitch>
  );
}
