import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { environmentOf, startFakeServices, stopFakeServices } from "@creel/testing/fake-services";

import { expectSaved, openLogForm } from "../forms/log-form.ts";
import { expectNothingFoundNightly } from "../look/axe.ts";
import { expect, test as base } from "../setup/fixtures.ts";
import { startCreel } from "../setup/start-creel.ts";

/** A Creel of its own that is a demo. */
const test = base.extend<{ demo: string }>({
  demo: async ({}, use) => {
    const services = await startFakeServices();
    const creel = await startCreel({ DEMO_MODE: "on", CONTACT_TO: "", ...environmentOf(services) });
    await use(creel.url);
    await creel.stop();
    await stopFakeServices(services);
  },
  url: async ({ demo }, use) => {
    await use(demo);
  },
});

// Requests that are under way when the hour ends are refused.
test.use({ expected: { errors: [/401 \(Unauthorized\)/] } });

const OVER = "The demo’s log is gone, with all you put in. Nothing was kept.";

test(
  "a visitor opens the demo in one tap, logs a catch, and nothing is left after an hour",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await page.getByRole("link", { name: "Open the demo" }).first().click();

    const banner = page.getByRole("complementary", { name: "Demo" });
    await expect(banner.getByText("yours alone, and gone in 60 minutes")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectNothingFoundNightly(page, "the dashboard of a demo");

    const form = await openLogForm(page);
    await form.getByText("Pike", { exact: true }).click();
    await form.getByRole("textbox", { name: "Notes" }).fill("Only in this demo");
    await form.getByRole("button", { name: "Save Catch" }).click();
    await expectSaved(page, "Pike");
    await page.goto("/profile");
    await expect(page.getByRole("heading", { name: "What a demo does not do" })).toBeVisible();
    await expectNothingFoundNightly(page, "the profile of a demo");

    await page.clock.fastForward(HOUR_MS);

    await expect(page.getByText(OVER)).toBeVisible();
    await expect(banner).toBeHidden();
    await expectNothingFoundNightly(page, "the end of a demo");
    const left = await page.evaluate(async () => ({
      keys: Object.keys(localStorage).filter((key) => /session|guest|draft/.test(key)),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
    expect(left.keys).toEqual([]);
    expect(left.databases).not.toContain("creel.copies");
    await page.getByRole("button", { name: "Another hour" }).click();
    await expect(banner.getByText("yours alone, and gone in 60 minutes")).toBeVisible();
  },
);
