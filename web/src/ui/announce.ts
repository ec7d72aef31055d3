import { useEffect } from "react";

import * as utilities from "./styles/utilities.module.css";

/** React Aria makes its first announcement 100 ms late, after its live region exists. In milliseconds. */
const FIRST_WORD_MS = 150;

const SHOWN_MS = 7000;

/** Makes screen readers read a sentence at once, for example an unfocused error. Also works while a dialog is open. */
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
 * Removes announcements without a name. React Aria announces busy buttons with an element that takes its name from the
 * button for some seconds; if the button is unmounted earlier, the element has no name.
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
