import { t } from "@lingui/core/macro";
import { ChevronDown, type LucideIcon, X } from "lucide-react";
import { type ReactNode } from "react";
import { Button } from "react-aria-components";

import { inSentence } from "../../i18n/in-sentence.ts";
import { Icon } from "../art/icon.tsx";
import { lazyPart } from "../hooks/lazy-part.ts";
import { Opener } from "../overlays/opener.tsx";
import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./filter-chip.module.css";

const DialogPopover = lazyPart(async () => (await import("../overlays/dialog-popover.tsx")).DialogPopover);

interface FilterChipProps {
  /** The filter's name for screen readers, as in "Species". */
  name: string;
  /** The current choice, as in "Any species" or "Walleye, Pike". */
  text: string;
  icon?: LucideIcon;
  /** Takes the choice back; absent while there is none. */
  onClear?: (() => void) | undefined;
  /** The content of the popover below the chip. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A filter: says what it lets through, opens to change it, is taken back by its cross. */
export function FilterChip({ name, text, icon, onClear, children }: FilterChipProps) {
  const filter = inSentence(name);
  const trigger = (
    <Button className={styles.open}>
      {icon && <Icon of={icon} isSmall />}
      {!text.startsWith(`${name}:`) && <span className={utilities.visuallyHidden}>{name}:</span>}
      <span className={styles.text}>{text}</span>
      {!onClear && <Icon of={ChevronDown} isSmall />}
    </Button>
  );
  return (
    <div data-slot="filter-chip" className={classNames(styles.root, onClear && styles.active)}>
      <Opener kind="dialog" trigger={trigger}>
        {(opened) => (
          <DialogPopover opened={opened} label={name} className={styles.panel} placement="bottom start">
            {children}
          </DialogPopover>
        )}
      </Opener>
      {onClear && (
        <Button
          className={styles.clear}
          onPress={({ target }) => {
            // The cross goes, and the filter stays.
            if (target.previousElementSibling instanceof HTMLElement) target.previousElementSibling.focus();
            onClear();
          }}
        >
          <Icon of={X} isSmall />
          <span className={utilities.visuallyHidden}>{t`Clear ${filter}`}</span>
        </Button>
      )}
    </div>
  );
}
