import { recordAnnouncements } from "../look/record-announcements.ts";
import { expect, signUp, test } from "../setup/fixtures.ts";

test(
  "a mistake is heard once: with the field that takes the focus, by itself where that has it already",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/login");
    const email = page.getByRole("textbox", { name: "Email" });
    const announcements = await recordAnnouncements(page);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(email).toBeFocused();
    await expect.poll(announcements).toEqual(["Email is required"]);

    await email.press("Enter");
    await expect.poll(announcements).toEqual(["Email is required", "Email is required"]);

    await email.fill("ana@example.com");
    await email.press("Enter");
    await expect(page.getByRole("textbox", { name: "Password" })).toBeFocused();
    await expect
      .poll(announcements)
      .toEqual(["Email is required", "Email is required", "Password is required"]);
  },
);

test(
  "two passwords that were typed before the app has come are told apart, too",
  { tag: "@nightly" },
  async ({ page, context }) => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await context.route("**/assets/app-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/login?mode=register", { waitUntil: "commit" });
    await page.getByRole("textbox", { name: "Confirm password" }).fill("long enough");
    await page.getByRole("textbox", { name: "Password 6 characters or more" }).fill("not the same");
    answer();

    await expect(page.locator("form").getByText("Passwords do not match")).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign Up" })).toBeDisabled();
  },
);

test("what is typed before the app has come is sent, and nothing can be pressed before", async ({
  page,
  url,
  context,
}) => {
  const { email, password } = await signUp(url);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await context.route("**/assets/app-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).pressSequentially(password);
  await page.getByRole("textbox", { name: "Password" }).press("Enter");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeDisabled();
  await expect(page.getByRole("checkbox", { name: "Remember me" })).toBeDisabled();
  answer();
  await page.getByText("Remember me").click();
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page.getByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("creel.session")), "not remembered").toBeNull();
});

test(
  "remembered, one is signed in for every new tab; not remembered, for this tab alone",
  { tag: "@nightly" },
  async ({ page, url, context }) => {
    const { email, password } = await signUp(url);
    async function signIn(): Promise<void> {
      await page.goto("/login");
      await page.getByRole("textbox", { name: "Email" }).fill(email);
      await page.getByRole("textbox", { name: "Password" }).fill(password);
    }

    await signIn();
    await page.getByText("Remember me").click();
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
    const stranger = await context.newPage();
    await stranger.goto("/dashboard");
    await expect(stranger).toHaveURL(/\/login\?redirect=%2Fdashboard$/);
    await stranger.close();

    await page.evaluate(() => sessionStorage.clear());
    await signIn();
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    const second = await context.newPage();
    await second.goto("/dashboard");
    await expect(second.getByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
  },
);
