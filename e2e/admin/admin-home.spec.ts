import { expectNothingFoundInAnyGuise } from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

test(
  "axe finds nothing on the overview and in the messages, whose filters scroll into view on a phone",
  { tag: "@nightly" },
  async ({ page, url, admin }) => {
    await callApi(url, "/catches", { token: admin.token, body: CATCH });
    await page.goto("/admin");
    await expect(page.getByRole("img", { name: /^Catches per day, / })).toBeVisible();
    await page.getByRole("button", { name: "Show table" }).click();
    await expect(page.getByRole("table", { name: "Catches and sign-ups by day" })).toBeVisible();
    await expectNothingFoundInAnyGuise(page, "overview");

    const message = "Can I print the season?\n\nI have a wall for it.";
    const letter = { name: "Hank", email: admin.email, subject: "support", priority: "urgent", message };
    await callApi(url, "/contact", { body: letter });
    await page.goto(`/admin/messages?search=${encodeURIComponent(admin.email)}`);
    await page.getByRole("link", { name: /Can I print the season\?/ }).click();
    await expect(page.getByRole("heading", { name: "Can I print the season?" })).toBeFocused();
    await expectNothingFoundInAnyGuise(page, "messages");

    await page.setViewportSize({ width: 390, height: 844 });
    const priority = page.getByRole("button", { name: "Priority: Any priority" });
    await priority.focus();
    await expect(priority, "the bar scrolls").toBeInViewport({ ratio: 1 });
  },
);
