import type { ComponentProps } from "react";

import { classNames } from "../styles/class-names.ts";

import * as styles from "./data-table.module.css";

/** Around a table, or what stands for one. */
export function TableFrame({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames(styles.frame, className)} />;
}
