import { useEffect } from "react";

/** The first thing that is said comes 100 ms late, when its place has been made. */
const FIRST_WORD_MS = 150;

/**
 * React Aria has the name of a button said when it begins and ceases to be busy, by an element that points to the button
 * for some seconds. When the button goes before that, the element goes with it: it would say nothing.
 */
export function useUnsayWhenGone(): void {
  useEffect(
    () => () => {
      unsayWhatIsGone();
      setTimeout(unsayWhatIsGone, FIRST_WORD_MS);
    },
    [],
  );
}

function unsayWhatIsGone(): void {
  for (const said of document.querySelectorAll("[data-live-announcer] [aria-labelledby]")) {
    const names = said.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (!names.some((id) => document.getElementById(id))) said.remove();
  }
}
