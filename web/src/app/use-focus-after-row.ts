import { type RefObject, useEffect } from "react";

import { focusTitle } from "./focus-title.ts";

const ROW = "li, tbody > tr";
const FOCUSABLE = "button, a[href], input";

/** Half a second at the usual sixty a second. */
const PATIENCE_FRAMES = 30;

interface Row {
  element: Element;
  list: Element;
  index: number;
}

/** When a row of a list goes with the focus in it, deleted say, the focus goes to the row that takes its place. */
export function useFocusAfterRow(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    let last: Row | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = rowOf(target);
    };
    let frames = 0;
    const settle = () => {
      if (!last || last.element.isConnected) return;
      if (document.activeElement === document.body) {
        focusInstead(last);
        last = null;
      } else if (frames > 0) {
        // The dialog in which it was deleted is on its way out, and still has the focus.
        frames -= 1;
        requestAnimationFrame(settle);
      }
    };
    const observer = new MutationObserver(() => {
      frames = PATIENCE_FRAMES;
      settle();
    });
    element.addEventListener("focusin", remember);
    observer.observe(element, { childList: true, subtree: true });
    // The row may be gone before the dialog in which it was deleted.
    observer.observe(document.body, { childList: true });
    return () => {
      element.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, [page]);
}

function rowOf(target: EventTarget | null): Row | null {
  const element = target instanceof Element ? target.closest(ROW) : null;
  const list = element?.parentElement;
  return element && list ? { element, list, index: [...list.children].indexOf(element) } : null;
}

/** The last row's place is taken by the one before it. */
function focusInstead({ list, index }: Row): void {
  const next = list.children[Math.min(index, list.children.length - 1)];
  const control = list.isConnected ? next?.querySelector<HTMLElement>(FOCUSABLE) : null;
  if (control) control.focus({ preventScroll: true });
  else focusTitle();
}
