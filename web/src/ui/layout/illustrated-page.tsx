import type { ComponentProps } from "react";

import { IllustratedPanel } from "../art/illustrated-panel.tsx";

import * as utilities from "../styles/utilities.module.css";

/** A page with a short text and a drawing beside or above it. */
export function IllustratedPage(
  props: Omit<ComponentProps<typeof IllustratedPanel>, "className" | "isPage">,
) {
  return (
    <div className={utilities.page}>
      <IllustratedPanel {...props} isPage />
    </div>
  );
}
