import "./field.css";
import type { ComponentProps } from "react";

/** Looks like the label of a field, above what is named otherwise. */
export function FieldTitle(props: Omit<ComponentProps<"span">, "className">) {
  return <span {...props} className="field-label" />;
}
