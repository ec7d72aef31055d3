import { Popover as AriaPopover, type PopoverProps } from "react-aria-components";

import * as styles from "./popover.module.css";

/** A popover beside the element that opens it. */
export function Popover(props: Omit<PopoverProps, "className" | "style">) {
  return <AriaPopover {...props} className={styles.root} data-slot="popover" />;
}
