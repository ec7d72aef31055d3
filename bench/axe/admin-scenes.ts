import type { Page } from "@playwright/test";

import { LIST_RULES, PAGE_RULES } from "../../e2e/axe.ts";
import { dialog, pageOf, pick, press, type Scene, visit } from "./scene.ts";

const PATHS = [
  "/admin",
  "/admin/users",
  "/admin/catches",
  "/admin/messages",
  "/admin/audit",
  "/admin/nowhere",
];

function asAdmin(name: string, path: string, after: (page: Page) => Promise<void>): Scene {
  return {
    name,
    who: "admin",
    open: async ({ page }) => {
      await visit(page, path);
      await after(page);
    },
  };
}

/** Asks for one of the deeds with the account that the newcomer of the sweep has. */
function deed(item: string, title: RegExp): Scene {
  return asAdmin(`${item}, asked about`, "/admin/users?search=axe-newcomer", async (page) => {
    await press(page, /^Actions for/);
    await pick(page, item);
    await dialog(page, title);
  });
}

/** The admin area with its menus, deeds and questions. */
export const ADMIN_SCENES: readonly Scene[] = [
  ...PATHS.map((path) => pageOf("admin", path)),
  pageOf("admin", "/admin/users?search=nobodyofthatname"),
  pageOf("admin", "/admin/catches?search=nothingofthatname"),
  pageOf("admin", "/admin/messages?search=nothingofthatname"),
  asAdmin("the days as a table", "/admin", (page) => press(page, "As a table")),
  {
    ...asAdmin("the menu of a user", "/admin/users?search=axe-newcomer", async (page) => {
      await press(page, /^Actions for/);
      await page.getByRole("menu").waitFor();
    }),
    hidden: PAGE_RULES,
  },
  deed("Edit", /^Edit/),
  deed("Make admin", /admin\?$/),
  deed("Suspend", /^Suspend/),
  deed("Reset password", /Reset password/),
  deed("Delete user", /^Delete/),
  asAdmin("a new user with nothing in it", "/admin/users", async (page) => {
    await press(page, "Add user");
    await dialog(page, "Add user");
    await page.getByRole("dialog").getByRole("button", { name: "Add user" }).click();
    await page.locator("[role=dialog] [data-invalid]").first().waitFor();
  }),
  {
    ...asAdmin("the users narrowed by a role", "/admin/users", async (page) => {
      await press(page, /^Role:/);
      await page.getByRole("listbox").waitFor();
    }),
    hidden: LIST_RULES,
  },
  asAdmin("catches of everybody, one selected", "/admin/catches", selectOne),
  asAdmin("the question before they are deleted", "/admin/catches", async (page) => {
    await selectOne(page);
    await press(page, /^Delete/);
    await page.getByRole("alertdialog").waitFor();
  }),
  asAdmin("a catch of somebody else", "/admin/catches", async (page) => {
    await press(page, /^Actions for/);
    await pick(page, "View");
    await dialog(page, /Details$/);
  }),
  asAdmin("a catch of somebody else, changed", "/admin/catches", async (page) => {
    await press(page, /^Actions for/);
    await pick(page, "Edit");
    await dialog(page, /^Edit/);
  }),
  asAdmin("a message", "/admin/messages", async (page) => {
    await page
      .getByRole("link", { name: /Can I print the season/ })
      .first()
      .click();
    await page
      .getByRole("button", { name: /Mark (done|unread)/ })
      .first()
      .waitFor();
  }),
  {
    ...asAdmin("whose deeds the audit shows", "/admin/audit", async (page) => {
      await press(page, /^To whom:/);
      await page.getByRole("dialog").getByRole("searchbox").fill("axe");
      await page.getByRole("option").first().waitFor();
    }),
    hidden: LIST_RULES,
  },
];

async function selectOne(page: Page): Promise<void> {
  await page
    .locator("label", { hasText: /^Select (?!all)/ })
    .first()
    .click();
  await page.getByText("1 selected").waitFor();
}
