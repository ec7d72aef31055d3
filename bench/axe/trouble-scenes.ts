import type { Page } from "@playwright/test";

import { type Scene, visit } from "./scene.ts";

const PATHS = ["/dashboard", "/catches", "/map", "/weather?lat=47.83&lng=-92.26", "/profile"];
const ADMIN_PATHS = ["/admin", "/admin/users", "/admin/catches", "/admin/messages", "/admin/audit"];

/** Who is signed in is known; nothing else is. */
const OTHER_CALLS = /\/api\/(?!auth\/(me|refresh)$|config)/;

async function answerNothing(page: Page): Promise<void> {
  await page.route(OTHER_CALLS, () => {});
}

async function failEverything(page: Page): Promise<void> {
  await page.route(OTHER_CALLS, (route) =>
    route.fulfill({
      status: 500,
      json: { statusCode: 500, error: "Broken", message: "Broken", code: "internal" },
    }),
  );
}

function trouble(path: string, who: Scene["who"]): Scene[] {
  return [
    {
      name: `${path}, while it is loading`,
      who,
      open: async ({ page }) => {
        await answerNothing(page);
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
      },
    },
    {
      name: `${path}, when nothing could be loaded`,
      who,
      open: async ({ page }) => {
        await failEverything(page);
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        // Two more tries are made, a second and two seconds later.
        await page
          .getByRole("button", { name: /Retry|Try again/ })
          .first()
          .waitFor({ timeout: 8000 })
          .catch(() => {});
      },
    },
  ];
}

/** Pages that wait, pages that failed, and a device without a network. */
export const TROUBLE_SCENES: readonly Scene[] = [
  ...PATHS.flatMap((path) => trouble(path, "angler")),
  ...ADMIN_PATHS.flatMap((path) => trouble(path, "admin")),
  {
    name: "a device that is offline",
    who: "angler",
    open: async ({ page }) => {
      await visit(page, "/dashboard");
      await page.context().setOffline(true);
      await page
        .getByRole("status")
        .filter({ hasText: /network|offline/i })
        .first()
        .waitFor();
    },
  },
  {
    name: "a catch that could not be deleted",
    who: "angler",
    open: async ({ page }) => {
      await visit(page, "/catches");
      await failEverything(page);
      await page
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete Catch" }).click();
      await page.getByText(/could not be deleted/).waitFor();
    },
  },
];
