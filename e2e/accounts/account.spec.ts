import type { Locator, Page } from "@playwright/test";

import { callApi, tryApi } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";
import { linkIn, mailsTo } from "../setup/mails.ts";

async function openProfile(page: Page): Promise<void> {
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "See who can get in" })).toBeVisible();
}

test(
  "a home is chosen in a dialog over the map, and what it leaves is in sight",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    await page.goto("/settings");
    await page.getByRole("button", { name: "Choose on the map" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Your home water" });
    await dialog.getByRole("textbox", { name: "Latitude and longitude" }).fill("N47 49.872 W92 15.876");
    await dialog.getByRole("button", { name: "Save home water" }).press("Enter");
    await expect(dialog).toBeHidden();
    const opener = page.getByRole("button", { name: "Choose on the map" });
    await expect(opener).toBeFocused();
    await expect(opener, "the map above it did not push it out of sight").toBeInViewport({ ratio: 1 });
    const toast = page.getByText("Home water saved");
    await expect(toast).toBeVisible();
    const last = page.getByRole("contentinfo").getByRole("link", { name: "Cookies" });
    await last.focus();
    expect(await bottomOf(last), "it is not behind the toast").toBeLessThan(
      (await toast.boundingBox())?.y ?? 0,
    );
    await expect(page.getByText("47.8312, -92.2646")).toBeVisible();
    await expect(page.getByText("Near Babbitt, Minnesota")).toBeVisible();
    expect(await me(url, angler.token)).toMatchObject({ homeLatitude: 47.8312, homeLongitude: -92.2646 });
  },
);

async function bottomOf(control: Locator): Promise<number> {
  const box = await control.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}

async function me(url: string, token: string): Promise<Record<string, unknown>> {
  const { user } = await callApi(url, "/auth/me", { token });
  return user as Record<string, unknown>;
}

test.describe("with the password asked once more", () => {
  test.use({ expected: { errors: [/status of 40[0134]/] } });

  test(
    "an email is changed by the link that is mailed to the new one, and the old one is told",
    { tag: "@nightly" },
    async ({ page, url, angler }) => {
      const email = `new-${angler.email}`;
      await openProfile(page);
      await page.getByRole("button", { name: "Change email" }).click();
      const dialog = page.getByRole("dialog", { name: "Change your email" });
      await dialog.getByRole("textbox", { name: "New email" }).fill(email);
      await dialog.getByRole("textbox", { name: "Your password" }).fill(angler.password);
      await dialog.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByText(`To switch to ${email}, open the link`)).toBeVisible();
      await expect(page.getByText(`A link is on its way to ${email}`)).toBeVisible();

      const [mail] = await mailsTo(email, 1);
      const link = linkIn(mail);
      expect(link).toMatch(new RegExp(`^${url}/confirm-email#token=[\\w-]{43}$`));
      await page.goto(link);
      await expect(page).toHaveURL(`${url}/confirm-email`);
      await page.getByRole("button", { name: "Confirm my new email" }).click();
      await expect(page.getByText(`You now sign in with ${email}.`)).toBeVisible();

      const subjects = (await mailsTo(angler.email, 2)).map(({ subject }) => subject);
      expect(subjects).toEqual(["A new email for your Creel account", "Your Creel account has a new email"]);
      const { password } = angler;
      expect((await tryApi(url, "/auth/login", { body: { email, password } })).status).toBe(200);
      expect((await tryApi(url, "/auth/login", { body: { email: angler.email, password } })).status).toBe(
        401,
      );
      await openProfile(page);
      await expect(page.getByRole("group", { name: "Email" })).toContainText(email);
      await page.goto(link);
      await page.getByRole("button", { name: "Confirm my new email" }).click();
      await expect(page.getByRole("alert")).toContainText("This link no longer works.");
    },
  );
});
