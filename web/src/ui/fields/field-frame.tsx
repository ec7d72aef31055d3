import type { ComponentProps } from "react";

import { classNames } from "../styles/class-names.ts";

import * as styles from "./field.module.css";

/** The box of a field around other content. */
export function FieldFrame({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames(styles.box, className)} />;
}
