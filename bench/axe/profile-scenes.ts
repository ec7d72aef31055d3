import { LIST_RULES } from "../../e2e/axe.ts";
import { dialog, press, type Scene, visit } from "./scene.ts";

function onProfile(name: string, after: Scene["open"]): Scene {
  return {
    name,
    who: "angler",
    open: async (look) => {
      await visit(look.page, "/profile");
      await after(look);
    },
  };
}

/** The settings with their mistakes, their questions and their dialogs. */
export const PROFILE_SCENES: readonly Scene[] = [
  onProfile("names that are missing", async ({ page }) => {
    await page.getByRole("textbox", { name: "First name" }).fill("");
    await press(page, /^Save/);
    await page.locator("[data-invalid]").first().waitFor();
  }),
  onProfile("a new password that is too short", async ({ page }) => {
    await page.getByRole("textbox", { name: "New password" }).fill("abc");
    await press(page, "Change password");
    await page.locator("[data-invalid]").first().waitFor();
  }),
  onProfile("a new email that is none", async ({ page }) => {
    await press(page, "Change email");
    await dialog(page, "Change your email");
    await page.getByRole("textbox", { name: "New email" }).fill("no email");
    await press(page, "Send the link");
    await page.locator("[role=dialog] [data-invalid]").first().waitFor();
  }),
  onProfile("the question before an account is deleted", async ({ page }) => {
    await press(page, "Delete my account");
    await dialog(page, "Delete your account?");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete my account" }).click();
    await page.locator("[role=alertdialog] [data-invalid]").first().waitFor();
  }),
  onProfile("the choice of a home", async ({ page }) => {
    await press(page, "Choose on the map");
    await dialog(page, "Your home water");
  }),
  {
    ...onProfile("the choice of a time zone", async ({ page, isPhone }) => {
      const zone = page.getByRole("combobox", { name: "Time zone" });
      if (isPhone) await zone.tap();
      else {
        // The list closes as the page scrolls; what is typed then opens it.
        await zone.click();
        await zone.clear();
        await zone.pressSequentially("new york");
      }
      await page.getByRole("option").first().waitFor();
    }),
    hidden: LIST_RULES,
  },
];
