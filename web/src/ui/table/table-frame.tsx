import "./data-table.css";
import type { ComponentProps } from "react";

import { classNames } from "../styles/class-names.ts";

/** Around a table, or what stands for one. */
export function TableFrame({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames("data-table", className)} />;
}
