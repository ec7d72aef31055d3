import {
  type ComponentProps,
  createContext,
  type CSSProperties,
  use,
  useEffect,
  useRef,
  useState,
} from "react";

import { classNames } from "../../ui/styles/class-names.ts";

import * as styles from "./water-mode.module.css";

/** Raindrops touch more briefly than fingers. In milliseconds. */
const SHORTEST_MS = 80;
/** How long a key shows that the press was too short, in milliseconds. */
const SHOWN_MS = 2000;
/** Long enough to be felt through a glove, in milliseconds. */
const BUZZ_MS = 40;

/** Announces that a press of the named key was too short. */
export const TooShort = createContext<(name: string) => void>(() => {});

interface RainButtonProps extends Omit<ComponentProps<"button">, "onClick" | "type"> {
  /** The key's name, if its text content has more than the name. */
  called?: string;
  onPress: () => void;
}

/**
 * A button that ignores presses shorter than `SHORTEST_MS`, so that rain presses nothing, and announces a press that
 * was too short. Keyboards and screen readers press at once.
 */
export function RainButton({ called, onPress, className, ...props }: RainButtonProps) {
  const downAt = useRef(Number.POSITIVE_INFINITY);
  const sayTooShort = use(TooShort);
  const [held, setHeld] = useState(0);
  useEffect(() => {
    if (held === 0) return undefined;
    const timer = setTimeout(() => setHeld(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held]);
  const handleClick = (key: HTMLElement, ms: number) => {
    if (ms >= SHORTEST_MS) {
      setHeld(0);
      if ("vibrate" in navigator) navigator.vibrate(BUZZ_MS);
      onPress();
      return;
    }
    setHeld(Math.max(0.1, ms / SHORTEST_MS));
    sayTooShort(called ?? key.textContent);
  };
  const style: CSSProperties & Record<"--held", number> = { "--held": held };
  return (
    <button
      {...props}
      type="button"
      className={classNames(styles.button, className)}
      style={style}
      data-short={held > 0 || undefined}
      onPointerDown={({ timeStamp }) => {
        downAt.current = timeStamp;
      }}
      onClick={({ detail, timeStamp, currentTarget }) =>
        handleClick(currentTarget, detail === 0 ? SHORTEST_MS : timeStamp - downAt.current)
      }
    />
  );
}
