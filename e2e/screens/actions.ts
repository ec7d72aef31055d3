import type { Page } from "@playwright/test";

import type { Stage } from "./scene.ts";

type Name = string | RegExp;
type OnPage = Pick<Stage, "page">;

const isExactly = (name: Name) => ({ name, exact: typeof name === "string" });

/** Waits for a text, so that the scene is ready before anything looks at it. */
export const shows =
  (text: Name) =>
  ({ page }: OnPage): Promise<void> =>
    page.getByText(text).first().waitFor();

/** Presses the first button with this name in the topmost layer. */
export const press =
  (name: Name) =>
  ({ page }: OnPage): Promise<void> =>
    page.getByRole("button", isExactly(name)).first().click();

/** Presses the first button with this name in the open dialog. */
export const confirm =
  (name: Name) =>
  ({ page }: OnPage): Promise<void> =>
    anyDialog(page).getByRole("button", isExactly(name)).first().click();

export const pick =
  (item: string) =>
  ({ page }: OnPage): Promise<void> =>
    page.getByRole("menuitem", { name: item, exact: true }).click();

export const type =
  (field: Name, text: string) =>
  ({ page }: OnPage): Promise<void> =>
    page.getByRole("textbox", { name: field }).fill(text);

/** Waits for the first element with a role: a listbox, a menu, an option. */
export const opens =
  (role: Parameters<Page["getByRole"]>[0], name?: Name) =>
  ({ page }: OnPage): Promise<void> =>
    page
      .getByRole(role, { ...(name !== undefined && { name }) })
      .first()
      .waitFor();

/** Waits for a dialog of any kind. */
export const dialog =
  (name?: Name) =>
  ({ page }: OnPage): Promise<void> =>
    anyDialog(page, name).first().waitFor();

/** Waits until a field is marked as invalid. The code for that may load only after the press. */
export const marksField = ({ page }: OnPage): Promise<void> =>
  page.locator("[data-invalid]").first().waitFor();

function anyDialog(page: Page, name?: Name) {
  const options = { ...(name !== undefined && { name }) };
  return page.getByRole("dialog", options).or(page.getByRole("alertdialog", options));
}

/** Opens a section of the form that is collapsed. */
export const unfold =
  (title: string) =>
  async ({ page }: OnPage): Promise<void> => {
    const fold = page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${title}`) });
    const isFolded = (await fold.count()) > 0 && (await fold.getAttribute("aria-expanded")) === "false";
    if (isFolded) await fold.click();
  };

/** Selects the first `count` catches of a table. */
export const select =
  (count: number) =>
  async ({ page }: OnPage): Promise<void> => {
    const boxes = page.locator("label", { hasText: /^Select (?!all)/ });
    for (let index = 0; index < count; index += 1) await boxes.nth(index).click();
    await page.getByText(`${count} selected`).waitFor();
  };
