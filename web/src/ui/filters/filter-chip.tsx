import { t } from "@lingui/core/macro";
import { ChevronDown, type LucideIcon, X } from "lucide-react";
import { type ReactNode } from "react";
import { Button } from "react-aria-components";

import { inSentence } from "../../i18n/letter-case.ts";
import { Icon } from "../art/icon.tsx";
import { lazyPart } from "../hooks/lazy-part.ts";
import { Opener } from "../overlays/opener.tsx";
import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./filter-chip.module.css";

const DialogPopover = lazyPart(async () => (await import("../overlays/dialog-popover.tsx")).DialogPopover);

interface FilterChipProps {
  /** The filter's name for screen readers. Example: "Species". */
  name: string;
  /** The current choice. Examples: "Any species", "Walleye, Pike". */
  text: string;
  icon?: LucideIcon;
  /** Clears the choice; absent if there is none. */
  onClear?: (() => void) | undefined;
  /** The content of the popover below the chip. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A filter with its current choice. A press opens it, and its cross clears it. */
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
            // The cross disappears, so the focus moves to the filter.
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
