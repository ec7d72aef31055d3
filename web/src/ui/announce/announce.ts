import * as utilities from "../styles/utilities.module.css";

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
