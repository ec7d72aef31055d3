import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { focusTitle } from "./focus-title.ts";

const PLACED = "main, [role='dialog'], [role='alertdialog']";

/** Navigation focuses the title, unless the page has focused something itself. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!document.activeElement?.closest(PLACED)) focusTitle();
  }, [pathname]);
}
