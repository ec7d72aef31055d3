import type { Page } from "@playwright/test";

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

test("a change that is submitted twice at once is sent once", async ({ page, context, url, angler }) => {
  await callApi(url, "/catches", { token: angler.token, body: CATCH });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Edit Walleye" }).click();
  const form = page.getByRole("dialog", { name: "Edit Walleye" });
  await form.getByRole("textbox", { name: "Weight" }).fill("7.1");
  await form.getByRole("textbox", { name: "Length" }).fill("25");
  const requests: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "PUT") requests.push(request.url());
  });

  await form.locator("form").evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(page.getByText("Walleye saved")).toBeVisible();

  await expect(form).toBeHidden();
  expect(requests).toHaveLength(1);
});

test.describe("when the answer to a change is lost", () => {
  test.use({ expected: { errors: [/ERR_FAILED/, /status of 412/] } });

  test("the next try finds it saved, and asks nothing", async ({ page, context, url, angler }) => {
    const { token } = angler;
    await callApi(url, "/catches", { token, body: CATCH });
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Edit Walleye" }).click();
    const form = page.getByRole("dialog", { name: "Edit Walleye" });
    await expect(form).toBeVisible();
    await context.route("**/api/catches/*", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await changeCatch(page, { notes: "Off the point" });
    await expect(form.getByText("Failed to save catch. Please try again.")).toBeVisible();
    await context.unroute("**/api/catches/*");

    await form.getByRole("button", { name: "Save Changes" }).click();

    await expect(page.getByText("Walleye saved")).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    const { catches } = await callApi(url, "/catches", { token });
    expect(catches).toMatchObject([{ notes: "Off the point" }]);
  });
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

test.describe("when somebody else was quicker", () => {
  test.use({ expected: { errors: [/status of 412/, /status of 404/, /could not be deleted/] } });

  test("two tabs that change one catch: both versions are shown, and what one chooses is saved", async ({
    page,
    context,
    url,
    angler,
  }) => {
    const { token } = angler;
    const { catch: logged } = await callApi(url, "/catches", { token, body: { ...CATCH, weight: 3 } });
    const { id } = logged as { id: string };
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/catches");
      await tab.getByRole("button", { name: "Walleye", exact: true }).click();
      await tab.getByRole("button", { name: "Edit Catch" }).click();
    }
    await changeCatch(other, { weight: "9", notes: "From the other tab" });
    await expect(other.getByRole("dialog")).toBeHidden();

    await changeCatch(page, { weight: "5", length: "20" });
    const question = page.getByRole("alertdialog", { name: "Changed somewhere else" });
    await expect(question.getByRole("radio", { name: "This form 5 lb" })).toBeChecked();
    await expect(question.getByRole("radio", { name: "Saved elsewhere From the other tab" })).toBeChecked();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("textbox", { name: "Weight" })).toHaveValue("5");
    expect(await callApi(url, `/catches/${id}`, { token })).toMatchObject({ catch: { weight: 9 } });

    await page.getByRole("button", { name: "Save Changes" }).click();
    await question.getByText("9 lb").click();
    await question.getByRole("button", { name: "Save my choice" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await callApi(url, `/catches/${id}`, { token })).toMatchObject({
      catch: { weight: 9, length: 20, notes: "From the other tab", version: 3 },
    });
  });

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

/** Fills the open form, also what is folded away on a phone, and saves. */
async function changeCatch(page: Page, values: Record<string, string>): Promise<void> {
  const form = page.getByRole("dialog");
  // The last of what is in sight: on a phone the folds stand below it by then.
  await form.getByRole("textbox", { name: "Weight" }).waitFor();
  for (const [name, value] of Object.entries(values)) {
    const field = form.getByRole("textbox", { name: new RegExp(`^${name}`, "i") });
    if (!(await field.isVisible())) {
      await form.getByRole("button", { name: new RegExp(`^${name}`, "i") }).click();
    }
    await field.fill(value);
  }
  await form.getByRole("button", { name: "Save Changes" }).click();
}
