import type { ReactNode } from "react";
import { Dialog, type PopoverProps } from "react-aria-components";

import { useCover } from "./cover.ts";
import type { Opened } from "./opener.tsx";
import { Popover } from "./popover.tsx";

interface DialogPopoverProps {
  opened: Opened;
  label: string;
  placement: NonNullable<PopoverProps["placement"]>;
  className?: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small dialog beside the button that opened it. */
export function DialogPopover({ opened, label, placement, className, children }: DialogPopoverProps) {
  const { anchor, isOpen, onClose } = opened;
  useCover(isOpen);
  return (
    <Popover placement={placement} triggerRef={anchor} isOpen={isOpen} onOpenChange={onClose}>
      <Dialog aria-label={label} {...(className !== undefined && { className })}>
        {typeof children === "function" ? children(onClose) : children}
      </Dialog>
    </Popover>
  );
}
