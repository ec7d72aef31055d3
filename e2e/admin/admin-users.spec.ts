import type { Locator, Page } from "@playwright/test";

import { expectNothingFoundInAnyGuise } from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

/** Searches the user list for the email and expects this account to be the only result. */
async function find(page: Page, email: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Search name or email" }).fill(email);
  await expect(page.getByRole("table", { name: "Users" }).locator("tbody tr")).toHaveCount(1);
  await expect(page.getByRole("cell", { name: email })).toBeVisible();
}

function entriesOn(page: Page): Locator {
  return page.getByRole("table", { name: "What admins did" }).locator("tbody tr");
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test.describe("an admin", () => {
  test.use({ expected: { errors: [/status of 409/] } });

  test("adds a user, gives them premium, deletes them with what they have, and reads all of it in the audit", async ({
    page,
    admin,
    url,
  }) => {
    const email = `added-${test.info().testId}@example.com`;
    await page.goto("/admin/users");
    await page.getByRole("button", { name: "Add user" }).click();
    const dialog = page.getByRole("dialog", { name: "Add user" });
    await dialog.getByRole("textbox", { name: "First name" }).fill("Ray");
    await dialog.getByRole("textbox", { name: "Last name" }).fill("Kowalczyk");
    await dialog.getByRole("textbox", { name: "Email" }).fill(admin.email);
    await dialog.getByText("Type a password").click();
    await dialog.getByRole("textbox", { name: "New password" }).fill("perch and bobber");
    await dialog.getByRole("button", { name: "Add user" }).click();
    await expect(dialog.getByText("An account with this email already exists")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Email" }).fill(email);
    await dialog.getByRole("button", { name: "Add user" }).click();
    await expect(dialog).toBeHidden();

    await find(page, email);
    const premium = page.getByRole("switch", { name: "Free premium for Ray Kowalczyk" });
    await premium.press("Space");
    await expect(page.getByText("Ray Kowalczyk now has free premium")).toBeVisible();
    await expect(premium).toBeChecked();
    await expect(premium).toBeFocused();

    const body = { email, password: "perch and bobber" };
    const { accessToken } = await callApi(url, "/auth/login", { body });
    for (const species of ["Pike", "Walleye", "Perch"]) {
      await callApi(url, "/catches", { token: String(accessToken), body: { ...CATCH, species } });
    }
    await choose(page, "Delete user");
    const question = page.getByRole("alertdialog", { name: "Delete Ray Kowalczyk?" });
    await expect(question).toContainText("Permanently deletes 3 catches. Their sign-in ends.");
    await question.getByRole("button", { name: "Delete user" }).click();
    await expect(page.getByRole("heading", { name: "No users match" })).toBeVisible();
    await page.getByRole("button", { name: "Clear all filters" }).press("Enter");
    await expect(
      page.getByRole("table", { name: "Users" }).getByRole("button", { name: "Name" }),
    ).toBeFocused();

    await page.goto(`/admin/audit?admin=${admin.user.id}`);
    await expect(entriesOn(page)).toHaveText([
      /Maren Lindqvist.*Deleted a user.*Ray Kowalczyk.*with 3 catches/,
      // The audit log keeps no name of a deleted user.
      /Changed free premium.*a former user/,
      /Added a user.*a former user/,
    ]);
    await page.getByRole("button", { name: /^Action:/ }).click();
    await page.getByRole("option", { name: "User deleted" }).click();
    await expect(entriesOn(page)).toHaveCount(1);
    await expect(page).toHaveURL(/action=user\.delete/);
  });
});

test(
  "users and audit are in nobody's way: no violation in any guise",
  { tag: "@nightly" },
  async ({ page, admin }) => {
    await page.goto(`/admin/users?search=${encodeURIComponent(admin.email)}`);
    await expect(page.getByText("you", { exact: true })).toBeVisible();
    await expectNothingFoundInAnyGuise(page, "users");
    await page.getByRole("button", { name: "Add user" }).click();
    await expect(page.getByRole("dialog", { name: "Add user" })).toBeVisible();
    await expectNothingFoundInAnyGuise(page, "a user to add");

    await page.goto("/admin/audit?admin=server");
    await expect(page.getByText("Granted the admin role").first()).toBeVisible();
    await expectNothingFoundInAnyGuise(page, "audit");
  },
);
