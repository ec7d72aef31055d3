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
  /** Shown if there are no options. */
  emptyText?: string;
}

/** The options of a popover. */
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
  /** A note at the end of the line. */
  note?: string | undefined;
  /** Whether a chosen option has a check mark at the end of its line. */
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
