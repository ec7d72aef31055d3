import "./field.css";
import type { ComponentProps } from "react";

import { classNames } from "../styles/class-names.ts";

/** Looks like the box of a field, around what is none. */
export function FieldBox({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames("field-box", className)} />;
}
