const HEARD_MS = 7000;

/** Has a sentence read out at once, a mistake say, which no focus comes to. A dialog does not hide it. */
export function say(words: string): void {
  const place = document.createElement("p");
  place.className = "visually-hidden";
  place.role = "alert";
  place.dataset["liveAnnouncer"] = "true";
  place.textContent = words;
  document.body.append(place);
  setTimeout(() => place.remove(), HEARD_MS);
}
