import { openLogFormAt } from "../forms/log-form.ts";
import { logWithPhotos } from "../forms/logged-photos.ts";
import { expectNothingFoundInAnyGuise } from "../look/axe.ts";
import { listen } from "../look/heard.ts";
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

test("fifty catches are deleted after one question, which says whose and how many photos", async ({
  page,
  url,
  admin,
}) => {
  const other = await signUp(url);
  const body = { ...CATCH, species: speciesOf(admin) };
  await logWithPhotos(url, other, { count: 2, species: body.species });
  const logged = await Promise.all(
    Array.from({ length: 49 }, (_, index) =>
      callApi(url, "/catches", { token: index < 9 ? other.token : admin.token, body }),
    ),
  );
  await page.goto(`/admin/catches?${new URLSearchParams({ species: body.species })}`);
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByText("1 – 25 of 50")).toBeVisible();
  const heard = await listen(page);
  await pages.getByRole("button", { name: "Next" }).press("Enter");
  await expect(pages.getByText("26 – 50 of 50")).toBeVisible();
  await expect(pages.getByRole("button", { name: "Previous" })).toBeFocused();
  await expect.poll(heard).toEqual(["26 to 50 of 50 catches"]);
  await pages.getByRole("button", { name: /^Rows/ }).click();
  await page.getByRole("option", { name: "50 a page" }).click();
  await expect(pages.getByText("1 – 50 of 50")).toBeVisible();
  await page.getByText("Select all shown").click();
  await expect(page.getByText("50 selected")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 50 catches" });
  await expect(question.getByText("Deletes 50 catches of 2 anglers and 2 photos, for good.")).toBeVisible();

  const [first] = logged.map((answer) => answer["catch"] as { id: string });
  await callApi(url, `/catches/${first?.id}`, { method: "DELETE", token: other.token });
  await question.getByRole("button", { name: "Delete 50 catches" }).click();
  await expect(page.getByText("49 catches deleted. 1 was gone already.")).toBeVisible();
  await expect(page.getByText("No catch matches")).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeFocused();
  const left = await callApi(url, "/catches", { token: other.token });
  expect(left["total"]).toBe(0);
});

test("what narrows the catches survives a reload and the way back; two letters are not searched for", async ({
  page,
  url,
  admin: _admin,
}) => {
  const stranger = await signUp(url);
  await callApi(url, "/catches", { token: stranger.token, body: { ...CATCH, notes: "Dead slow." } });
  await page.goto(`/admin/catches?userId=${stranger.user.id}`);
  await expect(page.getByRole("button", { name: "Walleye", exact: true })).toBeVisible();

  const search = page.getByRole("searchbox", { name: "Search species, lure, notes" });
  await search.fill("de");
  await expect(page.getByText("at least 3 characters")).toBeVisible();
  await search.fill("dead");
  await expect(page).toHaveURL(/search=dead/);
  await page.getByRole("button", { name: "Photos: any" }).click();
  await page.getByRole("option", { name: "Without photo" }).click();
  await page.reload();

  const expectFiltered = async () => {
    await expect(search).toHaveValue("dead");
    await expect(page.getByRole("button", { name: "User: Maren Lindqvist" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Photos: Without photo" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Walleye", exact: true })).toBeVisible();
  };
  await expectFiltered();
  await page.getByRole("link", { name: "Maren Lindqvist" }).click();
  await expect(page).toHaveURL(`${url}/admin/users?search=${encodeURIComponent(stranger.email)}`);
  await page.goBack();
  await expectFiltered();
  await page.getByRole("button", { name: "Clear photo" }).press("Enter");
  await expect(page.getByRole("button", { name: "Photos: any" })).toBeFocused();
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
