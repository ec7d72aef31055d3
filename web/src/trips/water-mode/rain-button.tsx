import { type ComponentProps, useRef } from "react";

import { classNames } from "../../ui/styles/class-names.ts";

import * as styles from "./water-mode.module.css";

/** A drop of rain touches shorter than a finger, in milliseconds. */
const SHORTEST_MS = 80;

interface RainButtonProps extends Omit<ComponentProps<"button">, "onClick" | "type"> {
  onPress: () => void;
}

/** Answers a press that lasts, so that rain presses nothing. Keys and screen readers press at once. */
export function RainButton({ onPress, className, ...props }: RainButtonProps) {
  const downAt = useRef(Number.POSITIVE_INFINITY);
  return (
    <button
      {...props}
      type="button"
      className={classNames(styles.button, className)}
      onPointerDown={({ timeStamp }) => {
        downAt.current = timeStamp;
      }}
      onClick={({ detail, timeStamp }) => {
        if (detail === 0 || timeStamp - downAt.current >= SHORTEST_MS) onPress();
      }}
    />
  );
}
