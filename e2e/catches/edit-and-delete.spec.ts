import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

test("from looking, which a press beside it ends, to changing and back; what is changed is changed everywhere", async ({
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
  await form.getByRole("textbox", { name: "Weight" }).fill("7.1");
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText("7.1lb").first()).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "7.1lb" })).toBeVisible();

  const { catches } = await callApi(url, "/catches", { token: angler.token });
  expect(catches).toMatchObject([
    { version: 2, weight: 7.1, notes: "Dead slow.", date: CATCH.date, time: "06:42" },
  ]);
});

test("a catch that was just changed is changed again from there, though the lists are still loading", async ({
  page,
  url,
  angler,
}) => {
  await callApi(url, "/catches", { token: angler.token, body: CATCH });
  await page.goto("/dashboard");
  const form = page.getByRole("dialog", { name: "Edit Walleye" });
  const edit = page.getByRole("button", { name: "Edit Walleye" });
  await edit.click();
  const loaded = Promise.withResolvers<void>();
  await page.route("**/api/catches?*", async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await form.getByRole("textbox", { name: "Weight" }).fill("7.1");
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expect(form).toBeHidden();

  await edit.click();
  await expect(form.getByRole("textbox", { name: "Weight" })).toHaveValue("7.1");
  await form.getByRole("textbox", { name: "Notes" }).fill("Dead slow");
  await form.getByRole("button", { name: "Save Changes" }).click();
  await expect(form).toBeHidden();
  loaded.resolve();

  const { catches } = await callApi(url, "/catches", { token: angler.token });
  expect(catches).toMatchObject([{ version: 3, weight: 7.1, notes: "Dead slow" }]);
});

test("a deletion is asked about, with the way out first, and then it is gone everywhere", async ({
  page,
  url,
  angler,
}) => {
  await callApi(url, "/catches", { token: angler.token, body: { ...CATCH, weight: 6.2, length: 25.5 } });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "View Walleye" }).click();
  await page.getByRole("button", { name: "Delete Catch" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Catch" });

  await expect(
    question.getByText("Are you sure you want to delete this catch? This action cannot be undone."),
  ).toBeVisible();
  await expect(question).toContainText("Walleye6.2 lb, 25.5 inNov 20, 2026");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog", { name: "Walleye Details" })).toBeVisible();

  await page.getByRole("button", { name: "Delete Catch" }).click();
  await question.getByRole("button", { name: "Delete Catch" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("No catches recorded yet")).toBeVisible();
  await expect(page.getByText("N/A")).toBeVisible();
  expect(await callApi(url, "/catches", { token: angler.token })).toMatchObject({ total: 0 });
});

test.describe("of a catch that is gone already", () => {
  test.use({ expected: { errors: [/status of 404/, /could not be deleted/] } });

  test("a deletion that fails says so and keeps the catch in sight", async ({ page, url, angler }) => {
    const { catch: logged } = await callApi(url, "/catches", { token: angler.token, body: CATCH });
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Delete Walleye" }).click();
    await callApi(url, `/catches/${(logged as { id: string }).id}`, {
      method: "DELETE",
      token: angler.token,
    });

    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Catch" }).click();

    await expect(page.getByText("Walleye could not be deleted. It is still in your log.")).toBeVisible();
  });
});
