import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { focusTitle } from "./focus-title.ts";

/** In the page itself, or in a dialog that tells why one is here. */
const PLACED = "main, [role='dialog'], [role='alertdialog']";

/** After going to another page the focus stands on its title, unless the page has put it somewhere itself. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!document.activeElement?.closest(PLACED)) focusTitle();
  }, [pathname]);
}
