import { openLogFormAt } from "../forms/log-form.ts";
import { logWithPhotos } from "../forms/logged-photos.ts";
import { expectNothingFoundInAnyGuise } from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { type Angler, expect, signUp, test } from "../setup/fixtures.ts";

/** A name that no other journey gives a fish. */
function speciesOf({ user }: Pick<Angler, "user">): string {
  return `Fish of ${user.id.slice(-12)}`;
}

test("an admin changes a stranger's catch by the admin's call, and the angler finds it changed", async ({
  page,
  url,
  admin: _admin,
}) => {
  const stranger = await signUp(url);
  await callApi(url, "/catches", { token: stranger.token, body: { ...CATCH, weight: 6.2 } });
  await callApi(url, "/catches", { token: stranger.token, body: { ...CATCH, species: "Pike" } });
  await page.goto(`/admin/catches?userId=${stranger.user.id}`);
  await page.getByRole("button", { name: "Walleye", exact: true }).click();
  const view = page.getByRole("dialog", { name: "Walleye Details" });
  await expect(view.getByText("Logged by Maren Lindqvist")).toBeVisible();
  await expect(view.getByRole("button", { name: "Show on map" })).toBeHidden();

  await view.getByRole("button", { name: "Edit Catch" }).click();
  const form = page.getByRole("dialog", { name: "Edit Walleye" });
  await form.getByRole("textbox", { name: "Notes" }).fill("Not kept here.");
  await page.keyboard.press("Escape");
  await page
    .getByRole("alertdialog", { name: "Discard it?" })
    .getByRole("button", { name: "Discard" })
    .click();
  await page.getByRole("button", { name: "Actions for Walleye" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["View", "Edit", "Delete"]);
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(form.getByRole("textbox", { name: "Notes" })).toHaveValue("");
  await expect(form.getByText(/unsaved changes/)).toBeHidden();

  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await form.getByRole("textbox", { name: "Weight" }).fill("7.1");
  await form.getByRole("button", { name: "Save Changes" }).click();
  expect((await sent).url()).toContain(`${url}/api/admin/catches/`);
  await expect(page.getByRole("cell", { name: "7.1lb" })).toBeVisible();

  await page.getByRole("checkbox", { name: "Select Pike of Maren Lindqvist" }).press("Space");
  await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Delete 1 catch" }).press("Enter");
  await expect(page.getByText("1 catch deleted")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Select all shown" })).toBeFocused();

  const { catches } = await callApi(url, "/catches", { token: stranger.token });
  expect(catches).toMatchObject([{ version: 2, weight: 7.1, notes: null }]);
  await page.goto("/catches");
  await expect(page.getByText("No catches recorded yet")).toBeVisible();
});

test("what an admin logs on an admin page is their own, and a message of its dialogs goes with that page", async ({
  page,
  url,
  admin,
}) => {
  const form = await openLogFormAt(page, `/admin/catches?userId=${admin.user.id}`);
  await form.getByText("Pike", { exact: true }).click();
  const logged = page.waitForRequest((request) => request.method() === "POST");
  await form.getByRole("button", { name: "Save Catch" }).click();
  expect((await logged).url()).toBe(`${url}/api/catches`);

  await page.getByRole("button", { name: "Actions for Pike" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const edited = page.getByRole("dialog", { name: "Edit Pike" });
  await edited.getByRole("textbox", { name: "Weight" }).fill("6.4");
  await edited.getByRole("button", { name: "Save Changes" }).click();
  // Under the pointer it would stay.
  await page.getByText("Pike saved").hover();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Dashboard" }).press("Enter");
  await expect(page.getByText("6.4").first()).toBeVisible();
  await expect(page.getByText("Pike saved")).toBeHidden();
});

test("axe finds nothing on the catches of everybody, selected, opened and changed", async ({
  page,
  url,
  admin,
}) => {
  const species = speciesOf(admin);
  await logWithPhotos(url, admin, { count: 2, species });
  await page.goto(`/admin/catches?userId=${admin.user.id}`);
  await page.getByText(`Select ${species} of Maren Lindqvist`).locator("xpath=ancestor::label").click();
  await expect(page.getByText("1 selected")).toBeVisible();
  await expectNothingFoundInAnyGuise(page, "the list");

  await page.getByRole("button", { name: species, exact: true }).click();
  await expect(page.getByRole("dialog").getByText("Logged by Maren Lindqvist")).toBeVisible();
  await expectNothingFoundInAnyGuise(page, "a catch that is looked at");
  await page.getByRole("button", { name: "Edit Catch" }).click();
  await expect(page.getByRole("dialog", { name: `Edit ${species}` })).toBeVisible();
  await expectNothingFoundInAnyGuise(page, "a catch that is changed");
});
