import { Minus, Plus } from "lucide-react";
import { Button } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { classNames } from "../../ui/styles/class-names.ts";

import * as styles from "./counter.module.css";

interface CounterProps {
  /** What is counted. */
  label: string;
  value: string;
  /** As in "One Walleye less". */
  less: string;
  more: string;
  onMore: () => void;
  onLess: () => void;
  canLess?: boolean;
  canMore?: boolean;
  /** As wide and as high as the fields of a form. */
  isField?: boolean;
}

/** One more or one less of something, with how many there are in between. */
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
