import type { Locator, Page } from "@playwright/test";

import { expectNothingFoundInAnyGuise } from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, signUp, test } from "../setup/fixtures.ts";
import { linkIn, mailsTo } from "../setup/outbox.ts";

/** The account of that email in the list of users, alone. */
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

test.describe("whoever is signed in elsewhere", () => {
  test.use({ expected: { errors: [/status of 40[13]/] } });

  test("finds the admin area once an admin gave it to them, and is told of a suspension at their next click", async ({
    page,
    admin,
    browser,
    url,
  }) => {
    const angler = await signUp(url);
    const elsewhere = await browser.newContext({ baseURL: url });
    await elsewhere.addInitScript(
      (text) => localStorage.setItem("creel.session", text),
      JSON.stringify(angler.session),
    );
    const theirs = await elsewhere.newPage();
    await theirs.goto("/dashboard");
    await expect(theirs.getByRole("heading", { name: /Welcome back/ })).toBeVisible();

    await page.goto("/admin/users");
    await find(page, angler.email);
    await expect(page).toHaveURL(`${url}/admin/users?search=${encodeURIComponent(angler.email)}`);
    await choose(page, "Make admin");
    const question = page.getByRole("alertdialog", { name: "Make Maren Lindqvist an admin?" });
    await expect(question).toContainText("sees every user and every catch with its exact place");
    await question.getByRole("button", { name: "Make admin" }).click();
    await expect(page.getByRole("cell", { name: "Admin", exact: true })).toBeVisible();
    await theirs.goto("/admin/audit");
    await expect(theirs.getByRole("row", { name: /Gave the admin role/ }).first()).toBeVisible();
    // The admin area asks by itself now and then, and would be told before anybody does something.
    await theirs.getByRole("link", { name: "Dashboard" }).first().click();
    await expect(theirs.getByRole("heading", { name: /Welcome back/ })).toBeVisible();

    await choose(page, "Suspend");
    await page.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
    await expect(page.getByRole("cell", { name: "Suspended" })).toBeVisible();
    await theirs.getByRole("link", { name: "My Catches" }).first().click();
    await expect(theirs.getByText("Your account is suspended. Please contact support.")).toBeVisible();
    await elsewhere.close();

    await page.getByRole("searchbox").fill(admin.email);
    await expect(page.getByText("you", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Actions for/ }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      "Show catches",
      "Your own account is under Profile",
    ]);
    await page.keyboard.press("Escape");

    await page.getByRole("link", { name: "Audit" }).click();
    await page.getByRole("button", { name: /^To whom:/ }).click();
    await page.getByRole("dialog").getByRole("searchbox").fill(angler.email);
    await page.getByRole("option", { name: angler.email }).click();
    await expect(entriesOn(page)).toHaveText([
      /Maren Lindqvist.*Suspended.*Maren Lindqvist.*Active → Suspended/,
      /Maren Lindqvist.*Gave the admin role.*Maren Lindqvist.*Angler → Admin/,
    ]);
  });
});

test("an admin resets a password by a link in the mail, and the user signs in with the one they chose", async ({
  page,
  admin,
  browser,
  url,
}) => {
  const { email } = await signUp(url);
  await page.goto("/admin/users");
  await find(page, email);
  await choose(page, "Reset password");
  const dialog = page.getByRole("dialog", { name: "Reset password" });
  await expect(dialog).toContainText(
    "keeps the old password until they choose a new one. Their sign-in ends.",
  );
  await expect(dialog.getByRole("radio", { name: /Email them a link/ })).toBeChecked();
  await dialog.getByRole("button", { name: "Reset and email the link" }).click();
  await expect(dialog).toBeHidden();

  const [mail] = await mailsTo(email, 1);
  const theirs = await browser.newPage({ baseURL: url });
  await theirs.goto(linkIn(mail));
  await theirs.getByRole("textbox", { name: "New password" }).fill("icehouse on frazer bay");
  await theirs.getByRole("textbox", { name: "Confirm password" }).fill("icehouse on frazer bay");
  await theirs.getByRole("button", { name: "Save password" }).click();
  await theirs.getByRole("textbox", { name: "Email" }).fill(email);
  await theirs.getByRole("textbox", { name: "Password" }).fill("icehouse on frazer bay");
  await theirs.getByRole("button", { name: "Sign In" }).click();
  await expect(theirs).toHaveURL(/\/dashboard$/);
  await theirs.close();
  expect(admin.user.id).toBeTruthy();
});

test.describe("an admin", () => {
  test.use({ expected: { errors: [/status of 409/] } });

  test("adds a user, gives them premium, deletes them with what they have, and reads all of it in the audit", async ({
    page,
    admin,
    url,
  }) => {
    const email = `added-${Date.now()}@example.com`;
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
    const premium = page.getByRole("switch", { name: "Free premium access of Ray Kowalczyk" });
    await premium.press("Space");
    await expect(page.getByText("Ray Kowalczyk has free premium")).toBeVisible();
    await expect(premium).toBeChecked();
    await expect(premium).toBeFocused();

    const body = { email, password: "perch and bobber" };
    const { accessToken } = await callApi(url, "/auth/login", { body });
    for (const species of ["Pike", "Walleye", "Perch"]) {
      await callApi(url, "/catches", { token: String(accessToken), body: { ...CATCH, species } });
    }
    await choose(page, "Delete user");
    const question = page.getByRole("alertdialog", { name: "Delete Ray Kowalczyk?" });
    await expect(question).toContainText("Deletes 3 catches, for good. Their sign-in ends.");
    await question.getByRole("button", { name: "Delete user" }).click();
    await expect(page.getByRole("heading", { name: "No user matches" })).toBeVisible();
    await page.getByRole("button", { name: "Clear all filters" }).press("Enter");
    await expect(
      page.getByRole("table", { name: "Users" }).getByRole("button", { name: "Name" }),
    ).toBeFocused();

    await page.goto(`/admin/audit?admin=${admin.user.id}`);
    await expect(entriesOn(page)).toHaveText([
      /Maren Lindqvist.*Deleted a user.*Ray Kowalczyk.*with 3 catches/,
      // Of who is gone, nothing more is remembered than that they were deleted.
      /Changed free premium.*somebody who left/,
      /Added a user.*somebody who left/,
    ]);
    await page.getByRole("button", { name: /^Action:/ }).click();
    await page.getByRole("option", { name: "User deleted" }).click();
    await expect(entriesOn(page)).toHaveCount(1);
    await expect(page).toHaveURL(/action=user\.delete/);
  });
});

test("users and audit are in nobody's way: no violation in any guise", async ({ page, admin }) => {
  await page.goto(`/admin/users?search=${encodeURIComponent(admin.email)}`);
  await expect(page.getByText("you", { exact: true })).toBeVisible();
  await expectNothingFoundInAnyGuise(page, "users");
  await page.getByRole("button", { name: "Add user" }).click();
  await expect(page.getByRole("dialog", { name: "Add user" })).toBeVisible();
  await expectNothingFoundInAnyGuise(page, "a user to add");

  await page.goto("/admin/audit?admin=server");
  await expect(page.getByText("Gave the admin role").first()).toBeVisible();
  await expectNothingFoundInAnyGuise(page, "audit");
});
