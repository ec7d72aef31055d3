import "./switch.css";
import { Switch as AriaSwitch } from "react-aria-components";

interface SwitchProps {
  /** Names it for those who do not see what stands around it. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off, at once. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <AriaSwitch className="switch" aria-label={label} isSelected={isOn} onChange={onChange}>
      <span className="switch-track" aria-hidden>
        <span className="switch-knob" />
      </span>
    </AriaSwitch>
  );
}
