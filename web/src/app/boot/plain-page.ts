// The only code of the informational pages. They are plain HTML for signed-out visitors. The app replaces them for
// signed-in users, also after a sign-in in another tab, or when the browser restores the page from its back/forward
// cache.
import { sessionAsStored } from "../../http/prefetch.ts";

let isMounting = false;

async function mountIfSignedIn(): Promise<void> {
  const root = document.querySelector("#root");
  if (!root || isMounting || sessionAsStored() === null) return;
  isMounting = true;
  document.documentElement.classList.add("is-known");
  try {
    const { start } = await import("./mount.tsx");
    await start(root);
  } catch {
    // Without a network, the next sign-in or visit tries again.
    isMounting = false;
    document.documentElement.classList.remove("is-known", "is-translated");
  }
}

addEventListener("storage", () => void mountIfSignedIn());
addEventListener("pageshow", () => void mountIfSignedIn());
// As in mobile-menu.tsx, the menu must not cover the focused element.
addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && !target.closest("header")) {
    document.querySelector<HTMLElement>("header > :popover-open")?.hidePopover();
  }
});
await mountIfSignedIn();
