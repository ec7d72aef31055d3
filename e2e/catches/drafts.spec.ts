import type { Locator, Page } from "@playwright/test";

import { expectSaved } from "../forms/log-form.ts";
import { catchesOf } from "../forms/logged-photos.ts";
import { smallPhoto } from "../forms/photo-files.ts";
import { addPhotos, rowsOf } from "../forms/photo-form.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { type Angler, expect, signUp, test } from "../setup/fixtures.ts";

// On a phone, the bottom bar opens the form on any page, so no map has to be drawn.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ["geolocation"],
  geolocation: { latitude: 47.9, longitude: -92.1 },
});

const draftBanner = (page: Page) => page.getByRole("region", { name: "Not saved" });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Save this as a draft" });

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Log a catch" }).click();
  const form = page.getByRole("dialog", { name: "Log Your Catch" });
  await expect(form.getByText("47.900000, -92.100000").first()).toBeVisible();
  return form;
}

async function typeACatch(page: Page, notes: string): Promise<Locator> {
  const form = await openForm(page);
  await form.getByText("Pike", { exact: true }).click();
  await form.getByRole("textbox", { name: "Weight" }).fill("6.2");
  await form.getByRole("button", { name: /^Notes/ }).click();
  await form.getByRole("textbox", { name: "Notes" }).fill(notes);
  await expect(form.getByText("Draft saved")).toBeVisible();
  return form;
}

/** Reads the notes of all drafts on this device, and the names of the photos stored with them. */
function storedDrafts(page: Page): Promise<{ notes: string[]; photos: string[] }> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("creel.drafts");
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
    const all = (store: string) =>
      new Promise<never[]>((resolve) => {
        const request = db.transaction(store).objectStore(store).getAll();
        request.addEventListener("success", () => resolve(request.result as never[]));
      });
    const drafts: { values: { notes: string } }[] = await all("drafts");
    const photos: { name: string }[][] = await all("photos");
    db.close();
    return {
      notes: drafts.map(({ values }) => values.notes),
      photos: photos.flat().map(({ name }) => name),
    };
  });
}

/** From now on, the server stores the new catches that this page sends, but the page never gets the answers. */
function loseAnswers(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init);
      const isNewCatch = init?.method === "POST" && new URL(response.url).pathname === "/api/catches";
      if (isNewCatch) throw new TypeError("Failed to fetch");
      return response;
    };
  });
}

/** Crashes the tab, so that the page gets no event and can run no more code. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // The crashed page never answers.
  session.send("Page.crash").catch(() => {});
  await crashed;
  await page.close();
}

async function signInAs(page: Page, { email, password }: Pick<Angler, "email" | "password">): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();
}

test(
  "a draft with its photos outlives a crash; saved without an answer and after another crash it arrives once",
  { tag: "@nightly" },
  async ({ page, context, url, angler }) => {
    await page.goto("/catches");
    const first = await typeACatch(page, "Dead slow");
    await addPhotos(page, await smallPhoto("perch.jpg", "#880"));
    await expect(rowsOf(first)).toHaveText([/Ready to upload/]);
    await expect.poll(() => storedDrafts(page)).toEqual({ notes: ["Dead slow"], photos: ["perch.jpg"] });
    await crash(page);

    const second = await context.newPage();
    await second.goto("/catches");
    await expect(draftBanner(second)).toContainText(/Pike, 6 lb 3\.2 oz, not saved yet\. Today, \d/);
    await draftBanner(second).getByRole("button", { name: "Continue" }).click();
    const form = second.getByRole("dialog", { name: "Log Your Catch" });
    await expect(form.getByRole("radio", { name: /Pike/ })).toBeChecked();
    await expect(form.getByRole("textbox", { name: "Weight" })).toHaveValue("6");
    await expect(rowsOf(form)).toHaveText([/Ready to upload/]);
    await form.getByRole("button", { name: /^Notes/ }).click();
    await form.getByRole("textbox", { name: "Notes" }).fill("Dead slow, second cast");
    await loseAnswers(second);
    await form.getByRole("button", { name: "Save Catch" }).click();
    await expect(second.getByText("Saved on this phone").last()).toBeVisible();
    await expect(form).toBeHidden();
    await expect(draftBanner(second)).toBeHidden();
    expect(await storedDrafts(second)).toEqual({ notes: [], photos: [] });
    await crash(second);

    const third = await context.newPage();
    await third.goto("/catches");
    await expect
      .poll(() => catchesOf(url, angler))
      .toMatchObject([{ weight: 6.2, notes: "Dead slow, second cast", photos: [{ width: 640 }] }]);
  },
);

test.describe("when the catch was changed elsewhere meanwhile", () => {
  test.use({ viewport: { width: 1440, height: 900 }, expected: { errors: [/status of 412/] } });

  test(
    "changes that outlived a reload are offered, and go beside what was changed elsewhere",
    { tag: "@nightly" },
    async ({ page, url, angler }) => {
      const { token } = angler;
      const { catch: logged } = await callApi(url, "/catches", { token, body: CATCH });
      const { id } = logged as { id: string };
      await page.goto("/dashboard");
      await page.getByRole("button", { name: "Edit Walleye" }).click();
      const form = page.getByRole("dialog", { name: "Edit Walleye" });
      await form.getByRole("textbox", { name: "Notes" }).fill("Off the point");
      await expect(form.getByText("Draft saved")).toBeVisible();
      await callApi(url, `/catches/${id}`, { method: "PUT", token, body: { weight: 9 } });

      await page.reload();
      await expect(draftBanner(page)).toContainText("Changes to your Walleye, not saved yet.");
      await page.getByRole("button", { name: "Edit Walleye" }).click();
      await expect(form.getByText("Changes to your Walleye, not saved yet.")).toBeVisible();
      await expect(form.getByRole("textbox", { name: "Weight" })).toHaveValue("9");
      await form.getByRole("button", { name: "Continue" }).click();
      await expect(form.getByRole("textbox", { name: "Notes" })).toHaveValue("Off the point");
      await form.getByRole("button", { name: "Save Changes" }).click();

      await expectSaved(page, "Walleye");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(draftBanner(page)).toBeHidden();
      await expect
        .poll(() => catchesOf(url, angler))
        .toMatchObject([{ weight: 9, notes: "Off the point", version: 3 }]);
      expect(await storedDrafts(page)).toEqual({ notes: [], photos: [] });
    },
  );
});

test.describe("when the session has ended", () => {
  test.use({
    expected: { errors: [/status of 401/, /ERR_FAILED/, /could not be (told|loaded|filled in)/] },
  });

  test(
    "what was saved waits for its angler and is sent when they sign in; a draft is gone after a logout the server misses",
    { tag: "@nightly" },
    async ({ page, context, url, angler }) => {
      // Weather requests are blocked, because the save must be the request that discovers the ended session.
      await context.route("**/api/weather/**", (route) => route.abort());
      await page.goto("/dashboard");
      const form = await typeACatch(page, "Mine alone");
      await callApi(url, "/auth/logout", { method: "POST", token: angler.token });
      await form.getByRole("button", { name: "Save Catch" }).click();
      await expect(page).toHaveURL(`${url}/login?redirect=%2Fdashboard`);
      const dialog = page.getByRole("alertdialog", {
        name: "Failed to save catch. You need to log in again. It is saved on this phone until then.",
      });
      await dialog.getByRole("button", { name: "OK" }).click();
      await expect(page.getByText(/^Sign in as .+ to upload 1 catch$/)).toBeVisible();

      const other = await signUp(url);
      await signInAs(page, other);
      await expect(page.getByText("No catches recorded yet")).toBeVisible();
      await expect(draftBanner(page)).toBeHidden();
      await logOut(page);
      expect(await catchesOf(url, other)).toEqual([]);

      await page.goto("/login?redirect=/dashboard");
      await signInAs(page, angler);
      await expect(page.getByRole("listitem").filter({ hasText: "Pike" }).first()).toBeVisible();
      await expect(draftBanner(page)).toBeHidden();

      await typeACatch(page, "Not yet");
      await form.getByRole("button", { name: "Cancel" }).click();
      await question(page).getByRole("button", { name: "Save draft" }).click();
      await expect(draftBanner(page)).toBeVisible();
      await context.route("**/api/auth/logout", (route) => route.abort());
      await logOut(page);
      await expect.poll(() => storedDrafts(page)).toEqual({ notes: [], photos: [] });
    },
  );
});

test("the browser's Back asks what to do with what was typed, and leaves the page where it is", async ({
  page,
  angler,
}) => {
  await page.goto("/profile");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My Catches" }).click();
  const form = await typeACatch(page, "Dead slow");
  await page.evaluate(() => history.back());
  await question(page).getByRole("button", { name: "Save draft" }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/catches$/);
  await expect(draftBanner(page)).toContainText("Pike, 6 lb 3.2 oz, not saved yet.");
  expect(angler.user.id).toBeTruthy();
});

test(
  "a draft that stands open in one tab is offered in no other; saving one leaves the other",
  { tag: "@nightly" },
  async ({ page, context, url, angler }) => {
    const other = await context.newPage();
    await page.goto("/catches");
    await typeACatch(page, "The first");
    await other.goto("/catches");
    await expect(other.getByText("No catches recorded yet")).toBeVisible();
    await expect(draftBanner(other)).toBeHidden();

    const form = await typeACatch(other, "The second");
    await form.getByRole("button", { name: "Save Catch" }).click();
    await expectSaved(other, "Pike");
    await expect(draftBanner(other)).toBeHidden();
    expect((await storedDrafts(other)).notes).toEqual(["The first"]);

    await page.close();
    await other.reload();
    await draftBanner(other).getByRole("button", { name: "Discard" }).click();
    await expect(draftBanner(other)).toBeHidden();
    const undo = other.getByRole("button", { name: "Undo" });
    await expect(undo).toBeVisible();
    await openForm(other);
    await expect(undo).toBeHidden();
    await form.getByRole("button", { name: "Close" }).click();
    await undo.click();
    await expect(draftBanner(other)).toBeVisible();
    await expect.poll(() => catchesOf(url, angler)).toMatchObject([{ notes: "The second", version: 1 }]);
  },
);
