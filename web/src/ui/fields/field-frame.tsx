import type { ComponentProps } from "react";

import { classNames } from "../styles/class-names.ts";

import * as styles from "./field.module.css";

/** Looks like the box of a field, around what is none. */
export function FieldFrame({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames(styles.box, className)} />;
}
