import type { Page } from "@playwright/test";

/** A newcomer has logged nothing; an angler has ten years of it; an admin has that and everybody's. */
export type Who = "nobody" | "newcomer" | "angler" | "admin";

interface Look {
  page: Page;
  isPhone: boolean;
}

/** A state of the app that is looked at. */
export interface Scene {
  name: string;
  who: Who;
  open: (look: Look) => Promise<void>;
  /** Rules about the page behind, which an open menu or list hides on purpose. */
  hidden?: readonly string[];
  /** Where it is only there in one size. */
  on?: "phone" | "desk";
}

/** A page as it is when everything on it has come. */
export function pageOf(who: Who, path: string): Scene {
  return { name: path, who, open: ({ page }) => visit(page, path) };
}

/** Goes there and waits until nothing is being loaded any more. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await settle(page);
}

/** Until no skeleton stands for what is still to come. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector("main [role=status][aria-label^=Loading]"));
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  const isExact = typeof name === "string";
  await page.getByRole("button", { name, exact: isExact }).first().click();
}

export async function pick(page: Page, item: string): Promise<void> {
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/**
 * Until the dialog stands, whatever its kind. Where a field takes the focus at once, React Aria does not show it before
 * the keyboard of a phone stands; axe, which looks for a dialog that can be seen, would miss the page's landmarks.
 */
export async function dialog(page: Page, name: string | RegExp): Promise<void> {
  const opened = page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name })).first();
  await opened.waitFor();
  await opened.evaluate(async (element) => {
    while (!element.checkVisibility({ opacityProperty: true })) await new Promise(requestAnimationFrame);
  });
}

/** Opens a section of the form that a phone has folded away. */
export async function unfold(page: Page, title: string): Promise<void> {
  const fold = page.getByRole("button", { name: new RegExp(`^${title}`) });
  const isFolded = (await fold.count()) > 0 && (await fold.getAttribute("aria-expanded")) === "false";
  if (isFolded) await fold.click();
}
