import type { ComponentProps } from "react";

import { classNames } from "../styles/class-names.ts";

import * as styles from "./data-table.module.css";

/** A frame around a table or its placeholder. */
export function TableFrame({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames(styles.frame, className)} />;
}
