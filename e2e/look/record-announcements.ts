import type { Page } from "@playwright/test";

declare global {
  interface Window {
    hear: (text: string) => void;
  }
}

/**
 * Starts to record what a screen reader says, except for page and dialog names: live regions, and the description of a
 * control that takes the focus. The returned function gives the texts recorded so far.
 */
export async function recordAnnouncements(page: Page): Promise<() => string[]> {
  const announcements: string[] = [];
  await page.exposeFunction("hear", (text: string) => {
    if (text.trim()) announcements.push(text.trim());
  });
  await page.evaluate(startRecording, LIVE_REGIONS);
  return () => announcements;
}

const LIVE_REGIONS = "[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]";

/** Runs in the page. */
function startRecording(live: string): void {
  const { body } = document;
  const textOf = (ids: string | null) =>
    (ids?.split(" ") ?? []).map((id) => body.querySelector(`#${CSS.escape(id)}`)?.textContent).join(" ");
  const regionsOf = ({ target, addedNodes }: MutationRecord): Element[] => {
    const added = [...addedNodes].filter((node) => node instanceof Element);
    const around = target instanceof Element ? target : target.parentElement;
    if (around?.matches("[role=log]")) return added;
    const region = around?.closest(live);
    // An element that is added together with its text is announced only if it is an alert.
    return region
      ? [region]
      : added.filter((node) => node.matches("[role=alert]") || node.querySelector("[role=alert]"));
  };
  const observer = new MutationObserver((changes) => {
    for (const region of changes.flatMap(regionsOf)) {
      window.hear(textOf(region.getAttribute("aria-labelledby")) || (region.textContent ?? ""));
    }
  });
  observer.observe(body, { subtree: true, childList: true, characterData: true });
  addEventListener("focusin", ({ target }) => {
    // A screen reader reads the description after the page is drawn.
    requestAnimationFrame(() => {
      setTimeout(
        () => target instanceof Element && window.hear(textOf(target.getAttribute("aria-describedby"))),
      );
    });
  });
}
