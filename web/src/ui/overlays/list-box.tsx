import { Check } from "lucide-react";
import type { ReactNode } from "react";
import {
  ListBox as AriaListBox,
  ListBoxItem as AriaListBoxItem,
  type ListBoxItemProps,
  type ListBoxProps,
} from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { PopoverEmpty } from "./popover-empty.tsx";

import * as styles from "./popover.module.css";

interface Props extends Omit<ListBoxProps<object>, "className" | "style" | "renderEmptyState"> {
  /** The text shown when there is nothing to choose from. */
  emptyText?: string;
}

/** The lines of a popover to choose from. */
export function ListBox({ emptyText, ...props }: Props) {
  return (
    <AriaListBox
      {...props}
      className={styles.list}
      {...(emptyText !== undefined && { renderEmptyState: () => <PopoverEmpty>{emptyText}</PopoverEmpty> })}
    />
  );
}

interface ItemProps extends Omit<ListBoxItemProps, "className" | "style" | "children"> {
  /** A word about it at the end of its line. */
  note?: string | undefined;
  /** Whether what is chosen has a check at the end of its line. */
  hasCheck?: boolean;
  children: ReactNode;
}

export function ListBoxItem({ note, hasCheck = false, children, ...props }: ItemProps) {
  return (
    <AriaListBoxItem {...props} className={styles.item}>
      {({ isSelected }) => (
        <>
          {children}
          {note !== undefined && <span className={styles.note}>{note}</span>}
          {hasCheck && isSelected && <Icon of={Check} isSmall className={styles.check} />}
        </>
      )}
    </AriaListBoxItem>
  );
}
