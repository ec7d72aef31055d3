import { Switch as AriaSwitch } from "react-aria-components";

import * as styles from "./switch.module.css";

interface SwitchProps {
  /** Names it for those who do not see what stands around it. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off, at once. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <AriaSwitch className={styles.root} aria-label={label} isSelected={isOn} onChange={onChange}>
      <span className={styles.track} aria-hidden>
        <span className={styles.knob} />
      </span>
    </AriaSwitch>
  );
}
