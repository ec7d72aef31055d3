import type { LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger, Separator } from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { Badge } from "../feedback/states.tsx";
import { classNames } from "../styles/class-names.ts";
import type { Opened } from "./opener.tsx";
import { Popover } from "./popover.tsx";

import * as styles from "./popover.module.css";

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  label: string;
  children: ReactNode;
}

export function Menu({ trigger, label, children }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end">
        <AriaMenu className={styles.list} aria-label={label}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

interface OpenedMenuProps extends Pick<MenuProps, "label" | "children"> {
  opened: Opened;
}

/** Like `Menu`, for a button that is an `Opener`. */
export function OpenedMenu({ opened, label, children }: OpenedMenuProps) {
  const { anchor, isOpen, onClose, isByKey } = opened;
  return (
    <Popover
      placement="bottom end"
      trigger="MenuTrigger"
      aria-label={label}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <AriaMenu
        className={styles.list}
        aria-label={label}
        autoFocus={isByKey ? "first" : true}
        onClose={onClose}
      >
        {children}
      </AriaMenu>
    </Popover>
  );
}

interface MenuItemProps {
  icon: LucideIcon;
  children: string;
  isDanger?: boolean;
  /** Describes the content or purpose below the name. */
  about?: string;
  /** The number of entries waiting for the angler. */
  waiting?: number;
  href?: string;
  /** "_blank" opens a new tab. */
  target?: string;
  onAction?: () => void;
}

export function MenuItem({ icon, children, about, waiting = 0, isDanger = false, ...does }: MenuItemProps) {
  return (
    <AriaMenuItem
      className={classNames(styles.item, isDanger && styles.danger)}
      textValue={children}
      {...does}
    >
      <Icon of={icon} />
      {about === undefined ? (
        children
      ) : (
        <span>
          <b>{children}</b>
          <span className={styles.about}>{about}</span>
        </span>
      )}
      {waiting > 0 && (
        <span className={styles.waiting}>
          <Badge tone="fair">{String(waiting)}</Badge>
        </span>
      )}
    </AriaMenuItem>
  );
}

export function MenuRule() {
  return <Separator className={styles.rule} />;
}
