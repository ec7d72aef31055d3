import "./filter-panel.css";
import type { ComponentProps, ReactNode } from "react";

/** What a filter opens, where it is more than a list. */
export function FilterPanel({ children }: { children: ReactNode }) {
  return <div className="filter-panel">{children}</div>;
}

/** A field and the button beside it. */
export function FilterForm(props: Omit<ComponentProps<"form">, "className">) {
  return <form {...props} className="filter-form" />;
}
