import type { Fate } from "@creel/domain/catches/fate";
import type { LucideIcon } from "lucide-react";

import { KeptIcon, ReleasedHurtIcon, ReleasedIcon } from "../../ui/art/fate-icons.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { choiceName } from "./choice-names.ts";

import * as styles from "./fate-mark.module.css";

export const FATE_ICONS: Readonly<Record<Fate, LucideIcon>> = {
  kept: KeptIcon,
  released: ReleasedIcon,
  released_hurt: ReleasedHurtIcon,
};

interface FateMarkProps {
  /** `null` renders nothing. A fate that only a newer server knows is shown by its name. */
  fate: string | null;
  className?: string;
}

/** The fate of a fish: an icon and a word, in one color for all. */
export function FateMark({ fate, className }: FateMarkProps) {
  if (!fate) return null;
  const icon = Object.entries(FATE_ICONS).find(([name]) => name === fate)?.[1];
  return (
    <span className={classNames(styles.root, className)}>
      {icon && <Icon of={icon} isSmall />}
      {choiceName("fate", fate)}
    </span>
  );
}

interface WhenAndFateProps {
  when: string;
  fate: string | null;
  className?: string | undefined;
}

/** When a fish was caught and what became of it: on one line, or below each other where it is narrow. */
export function WhenAndFate({ when, fate, className }: WhenAndFateProps) {
  return (
    <p className={className}>
      {when}
      {fate && (
        <>
          <span className={styles.dot}> · </span>
          <FateMark fate={fate} className={styles.own} />
        </>
      )}
    </p>
  );
}
