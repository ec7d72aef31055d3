import { expectNothingFoundInAnyGuise } from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

async function writeTo(url: string, message: { name: string; email: string; message: string }) {
  await callApi(url, "/contact", { body: { subject: "support", priority: "urgent", ...message } });
}

/** Words of this journey alone: all of them share one installation. */
function word(): string {
  return `w${crypto.randomUUID().slice(0, 8)}`;
}

test("the overview counts what is there, and its bars can be read as a table", async ({
  page,
  url,
  admin,
}) => {
  await callApi(url, "/catches", { token: admin.token, body: CATCH });
  const { stats } = await callApi(url, "/admin/stats", { token: admin.token });
  expect(stats).toMatchObject({ totalCatches: expect.any(Number), admins: expect.any(Number) });

  await page.goto("/admin");

  await expect(page.getByText(/^As of \d/)).toBeVisible();
  const figure = page.getByRole("definition").filter({ hasText: /\sactive, \d+\ssuspended/ });
  await expect(figure).toContainText(/^[1-9]/);
  const chart = page.getByRole("img", { name: /^Catches a day, .* in all, most on .* today\. Sign-ups: / });
  await expect(chart).toBeVisible();
  await page.getByRole("button", { name: "As a table" }).click();
  const rows = page.getByRole("table", { name: "Catches and sign-ups by day" }).getByRole("row");
  await expect(rows).toHaveCount(31);
  await expect(rows.nth(1).getByRole("cell").first()).not.toHaveText("0");
  await expectNothingFoundInAnyGuise(page, "overview");
});

test("a message is read, answered by mail and done, and is no longer counted", async ({
  page,
  url,
  admin,
}) => {
  const name = word();
  const email = `${name}@example.com`;
  await writeTo(url, { name, email, message: "Can I print the season?\n\nI have a wall for it." });
  await page.goto(`/admin/messages?search=${name}`);
  const counted = page.getByRole("radio", { name: /^New/ });
  await expect(counted).toHaveAccessibleName(/^New \d+$/);

  await page.getByRole("link", { name: /Can I print the season\?/ }).click();

  const heading = page.getByRole("heading", { name: "Can I print the season?" });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/&message=[0-9a-f-]{36}$/);
  const statusNow = async () => {
    const list = await callApi(url, `/admin/messages?search=${name}`, { token: admin.token });
    const [message] = list["messages"] as { status: string; handledBy: string | null }[];
    return [message?.status, message?.handledBy];
  };
  await expect.poll(statusNow).toEqual(["read", "Maren Lindqvist"]);
  const reply = await page.getByRole("link", { name: "Reply by email" }).getAttribute("href");
  expect(reply).toMatch(new RegExp(`^mailto:${email}\\?subject=Re%3A%20your%20message%20to%20Creel&body=`));
  expect(decodeURIComponent(reply ?? "")).toContain("> I have a wall for it.");
  await expectNothingFoundInAnyGuise(page, "messages");

  await page.getByRole("button", { name: "Mark done" }).click();
  await expect(page.getByRole("button", { name: "Reopen" })).toBeFocused();
  await expect(page.getByText("Done by Maren Lindqvist")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const priority = page.getByRole("button", { name: "Priority: Any priority" });
  await priority.focus();
  await expect(priority, "the bar scrolls").toBeInViewport({ ratio: 1 });
});
