import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { focusTitle } from "./focus-title.ts";

/** After going to another page the focus stands on its title, unless the page has put it somewhere itself. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isPlaced = document.querySelector("main")?.contains(document.activeElement) ?? false;
    if (!isPlaced) focusTitle();
  }, [pathname]);
}
