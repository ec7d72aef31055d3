import { Minus, Plus } from "lucide-react";
import { Button } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { classNames } from "../../ui/styles/class-names.ts";

import * as styles from "./counter.module.css";

interface CounterProps {
  /** The name of what is counted. */
  label: string;
  value: string;
  /** Label for screen readers. Example: "One Walleye less". */
  less: string;
  more: string;
  onMore: () => void;
  onLess: () => void;
  canLess?: boolean;
  canMore?: boolean;
  /** True for the width and height of a form field. */
  isField?: boolean;
}

/** A number with buttons for one less and one more. */
export function Counter({ label, value, less, more, onMore, onLess, ...looks }: CounterProps) {
  const { canLess = true, canMore = true, isField = false } = looks;
  return (
    <span role="group" aria-label={label} className={classNames(styles.root, isField && styles.field)}>
      <Button className={styles.step} aria-label={less} onPress={onLess} isDisabled={!canLess}>
        <Icon of={Minus} isSmall={!isField} />
      </Button>
      <output className={styles.value}>{value}</output>
      <Button className={styles.step} aria-label={more} onPress={onMore} isDisabled={!canMore}>
        <Icon of={Plus} isSmall={!isField} />
      </Button>
    </span>
  );
}
