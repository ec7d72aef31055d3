// The only code of the pages that just inform. They are HTML for whoever is not signed in; otherwise the app takes
// their place, also after a sign-in in another tab, or where the browser shows the page again that was left before it.
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
    // Without a network the next sign-in, or going back here, tries again.
    isMounting = false;
    document.documentElement.classList.remove("is-known", "is-translated");
  }
}

addEventListener("storage", () => void mountIfSignedIn());
addEventListener("pageshow", () => void mountIfSignedIn());
// As in mobile-menu.tsx: the menu does not cover what has the focus.
addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && !target.closest("header")) {
    document.querySelector<HTMLElement>("header > :popover-open")?.hidePopover();
  }
});
await mountIfSignedIn();
