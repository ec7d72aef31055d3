import { catchesOf } from "../forms/logged-photos.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

test("from looking, which a press beside it ends, to changing and back, to deleting; each is so everywhere", async ({
  page,
  url,
  angler,
}) => {
  await callApi(url, "/catches", {
    token: angler.token,
    body: { ...CATCH, weight: 6.2, notes: "Dead slow." },
  });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "View Walleye" }).click();
  const view = page.getByRole("dialog", { name: "Walleye Details" });
  await expect(view).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "View Walleye" }).click();
  await expect(view.getByText("Friday, November 20, 2026 · 6:42 AM")).toBeVisible();
  await expect(view.getByText("47.8300, -92.2600")).toBeVisible();

  await view.getByRole("button", { name: "Edit Catch" }).click();
  const form = page.getByRole("dialog", { name: "Edit Walleye" });
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(view).toBeVisible();

  await view.getByRole("button", { name: "Edit Catch" }).click();
  await form.getByRole("textbox", { name: "Weight" }).fill("7");
  await form.getByRole("textbox", { name: "Ounces" }).fill("1.6");
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText("7lb 1.6oz").first()).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "7lb 1.6oz" })).toBeVisible();

  await expect
    .poll(() => catchesOf(url, angler))
    .toMatchObject([{ version: 2, weight: 7.1, notes: "Dead slow.", date: CATCH.date, time: "06:42" }]);

  await page.getByRole("button", { name: "View Walleye" }).click();
  await view.getByRole("button", { name: "Delete Catch" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Catch" });
  await question.getByRole("button", { name: "Delete Catch" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("No catches recorded yet")).toBeVisible();
  expect(await callApi(url, "/catches", { token: angler.token })).toMatchObject({ total: 1 });

  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "View Walleye" }).click();
  await view.getByRole("button", { name: "Delete Catch" }).click();
  await question.getByRole("button", { name: "Delete Catch" }).click();
  await page.getByRole("alertdialog", { name: "Walleye deleted" }).getByRole("button").last().click();
  await expect.poll(() => callApi(url, "/catches", { token: angler.token })).toMatchObject({ total: 0 });
  await expect(page.getByText("N/A")).toBeVisible();
});
