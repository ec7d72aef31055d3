import { openLogFormAt } from "../forms/log-form.ts";
import { logWithPhotos } from "../forms/logged-photos.ts";
import { expectNothingFoundInAnyGuise } from "../look/axe.ts";
import { type Angler, expect, test } from "../setup/fixtures.ts";

/** Returns a species name that no other journey uses. */
function speciesOf({ user }: Pick<Angler, "user">): string {
  return `Fish of ${user.id.slice(-12)}`;
}

test(
  "what an admin logs on an admin page is their own, and a message of its dialogs goes with that page",
  { tag: "@nightly" },
  async ({ page, url, admin }) => {
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
    // The toast stays open while the pointer is over it.
    await page.getByText("Pike saved").hover();
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: "Dashboard" }).press("Enter");
    await expect(page.getByText("6.4").first()).toBeVisible();
    await expect(page.getByText("Pike saved")).toBeHidden();
  },
);

test(
  "axe finds nothing on the catches of everybody, selected, opened and changed",
  { tag: "@nightly" },
  async ({ page, url, admin }) => {
    const species = speciesOf(admin);
    await logWithPhotos(url, admin, { count: 2, species });
    await page.goto(`/admin/catches?userId=${admin.user.id}`);
    await page.getByText(`Select ${species} by Maren Lindqvist`).locator("xpath=ancestor::label").click();
    await expect(page.getByText("1 selected")).toBeVisible();
    await expectNothingFoundInAnyGuise(page, "the list");

    await page.getByRole("button", { name: species, exact: true }).click();
    await expect(page.getByRole("dialog").getByText("Logged by Maren Lindqvist")).toBeVisible();
    await expectNothingFoundInAnyGuise(page, "a catch that is looked at");
    await page.getByRole("button", { name: "Edit Catch" }).click();
    await expect(page.getByRole("dialog", { name: `Edit ${species}` })).toBeVisible();
    await expectNothingFoundInAnyGuise(page, "a catch that is changed");
  },
);
