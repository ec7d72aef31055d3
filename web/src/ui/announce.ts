import { useEffect } from "react";

import * as utilities from "./styles/utilities.module.css";

/** React Aria makes its first announcement 100 ms late, once its live region exists. */
const FIRST_WORD_MS = 150;

const SHOWN_MS = 7000;

/** Makes a screen reader read a sentence at once, for example an error that gets no focus. A dialog does not hide it. */
export function announce(sentence: string): void {
  const region = document.createElement("p");
  region.className = utilities.visuallyHidden;
  region.role = "alert";
  region.dataset["liveAnnouncer"] = "true";
  region.textContent = sentence;
  document.body.append(region);
  setTimeout(() => region.remove(), SHOWN_MS);
}

/**
 * React Aria announces when a button becomes busy and when it ceases to be, by an element that has the button's name
 * for some seconds. When the button is unmounted earlier, that element has no name any more and is removed.
 */
export function useClearAnnouncements(): void {
  useEffect(
    () => () => {
      removeOrphanedAnnouncements();
      setTimeout(removeOrphanedAnnouncements, FIRST_WORD_MS);
    },
    [],
  );
}

function removeOrphanedAnnouncements(): void {
  for (const element of document.querySelectorAll("[data-live-announcer] [aria-labelledby]")) {
    const names = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (!names.some((id) => document.getElementById(id))) element.remove();
  }
}
