import { findMisplaced } from "../in-page/run-in-page.ts";
import { LONG } from "../look/large-look.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

// A window of 1280 by 1024 px, zoomed to 400 %.
test.use({ viewport: { width: 320, height: 256 } });

test(
  "at 400 % most of the window is the page's, a question is seen with its answers, and what opens has room",
  { tag: "@nightly" },
  async ({ page, angler }) => {
    await page.goto("/profile");
    expect(angler.user.id).toBeTruthy();
    // Content that loads later, above the button, would move it.
    await page.waitForLoadState("networkidle");
    const ask = page.getByRole("button", { name: "Delete my account" });
    await ask.focus();
    await expect(page.getByRole("banner")).not.toBeInViewport();
    const bar = await page.getByRole("navigation", { name: "Main" }).last().boundingBox();
    const asked = await ask.boundingBox();
    expect(bar?.y).toBeGreaterThan(200);
    expect((asked?.y ?? 256) + (asked?.height ?? 0), "it is not behind the bar").toBeLessThan(bar?.y ?? 0);

    await ask.click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("heading")).toBeInViewport({ ratio: 1 });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeInViewport({ ratio: 1 });

    await page.goto("/catches");
    await page.getByRole("button", { name: "All filters" }).click();
    const filters = page.getByRole("dialog", { name: "Filters" });
    await expect(filters.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    await filters.getByRole("button", { name: "Any date" }).click();
    const days = page.getByRole("dialog", { name: "Dates" });
    await expect(days.getByRole("button", { name: "Last year" })).toBeInViewport({ ratio: 1 });
    await expect(days.getByRole("spinbutton").first()).toBeInViewport({ ratio: 1 });
  },
);

test(
  "in a window of 320 px nothing is cut, ends in dots in its first line or leaves its plate",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    await callApi(url, "/catches", { token: angler.token, body: LONG });
    for (const path of ["/dashboard", "/catches"]) {
      await page.goto(path);
      await expect(page.getByRole("article").first()).toContainText("Soft Plastic");
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await findMisplaced(page), path).toEqual([]);
    }
    await page.getByRole("button", { name: "Lake whitefish", exact: true }).click();
    await page.getByRole("button", { name: "Edit Catch" }).click();
    const form = page.getByRole("dialog", { name: /^Edit/ });
    await expect(form.getByRole("button", { name: /^Environmental Conditions/ })).toBeVisible();
    expect(await findMisplaced(page), "the form").toEqual([]);
  },
);

test(
  "a name of one long word goes on in the next line, and the page and its dialogs stay as wide as the window",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    const species = "Donaudampfschifffahrtsgesellschaftsfisch";
    await callApi(url, "/catches", { token: angler.token, body: { ...CATCH, species } });
    await page.goto("/catches");
    await page.getByRole("button", { name: species, exact: true }).click();

    await expect(page.getByRole("button", { name: "Close" }).first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
