import { expectNothingFoundNightly } from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, signUp, storeSession, test } from "../setup/fixtures.ts";

test("an admin sees a square, reveals the place with a reason, and the angler is told until they read it", async ({
  page,
  url,
  admin,
  browser,
}) => {
  const ana = await signUp(url);
  const REASON = "Ana asked why it is not on the lake";
  await callApi(url, "/catches", { token: ana.token, body: { ...CATCH, notes: "Off the reef" } });

  await page.goto(`/admin/catches?userId=${ana.user.id}`);
  expect(admin.user.id).not.toBe(ana.user.id);
  await page.getByRole("button", { name: "Walleye", exact: true }).click();
  const view = page.getByRole("dialog", { name: "Walleye Details" });
  await expect(view.getByText("47.80 to 47.85, -92.30 to -92.25")).toBeVisible();
  await expect(view.getByText("Off the reef")).toBeHidden();
  await expectNothingFoundNightly(page, "a square");
  await view.getByRole("button", { name: "Reveal the spot" }).click();
  await view.getByRole("textbox", { name: "Why do you need it?" }).fill("Because");
  await view.getByRole("button", { name: "Reveal and notify them" }).click();
  await expect(view.getByText("Reason must have at least 10 characters")).toBeVisible();
  await expectNothingFoundNightly(page, "the question why");
  await view.getByRole("textbox", { name: "Why do you need it?" }).fill(REASON);
  await view.getByLabel("Your password").fill(admin.password);
  await view.getByRole("button", { name: "Reveal and notify them" }).click();
  await expect(view.getByText("47.8300, -92.2600")).toBeVisible();
  await expect(view.getByText("Off the reef")).toBeVisible();
  await expect(view.getByText(/^You can see this until/)).toBeVisible();
  await page.goto("/admin/audit");
  await expect(page.getByRole("row", { name: /Revealed a spot/ }).first()).toContainText(REASON);

  const context = await browser.newContext({ baseURL: url });
  await storeSession(context, ana.session);
  const own = await context.newPage();
  await own.goto("/dashboard");
  const banner = own.getByRole("region", { name: "Seen by an admin" });
  await expect(banner).toContainText("Maren Lindqvist, an admin, saw exactly where you caught this: Walleye");
  await expect(banner).toContainText(REASON);
  await expectNothingFoundNightly(own, "what the angler is told");
  await banner.getByRole("button", { name: "Mark as read" }).click();
  await expect(banner).toBeHidden();
  await own.goto("/shared-links");
  await expect(own.getByRole("list", { name: "Who saw your spots" })).toContainText(REASON);
  await context.close();
});
