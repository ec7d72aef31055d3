import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { t } from "@lingui/core/macro";
import { Lock, LockOpen } from "lucide-react";
import { useEffect, useRef } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { RainButton } from "./rain-button.tsx";

import * as styles from "./water-mode.module.css";

const HOLD_MS = SECOND_MS;

interface LockButtonProps {
  isLocked: boolean;
  onChange: (isLocked: boolean) => void;
}

/** Locks with a press, and unlocks when held for a second. Keyboards and screen readers unlock at once. */
export function LockButton({ isLocked, onChange }: LockButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const letGo = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!isLocked) {
    return (
      <RainButton onPress={() => onChange(true)}>
        <Icon of={LockOpen} />
        {t`Lock`}
      </RainButton>
    );
  }
  return (
    <button
      type="button"
      className={styles.unlock}
      onPointerDown={() => {
        letGo();
        timer.current = setTimeout(() => onChange(false), HOLD_MS);
      }}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onClick={({ detail }) => {
        if (detail === 0) onChange(false);
      }}
    >
      <Icon of={Lock} />
      {t`Hold to unlock`}
    </button>
  );
}
