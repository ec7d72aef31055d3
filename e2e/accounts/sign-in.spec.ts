import type { Page } from "@playwright/test";

import { listen } from "../look/heard.ts";
import { expect, signUp, test } from "../setup/fixtures.ts";

const UNAUTHORIZED = /status of 401/;

test.describe("with a mistake in it", () => {
  test.use({ expected: { errors: [UNAUTHORIZED, /ERR_INTERNET_DISCONNECTED/, /status of (409|502)/] } });

  test("a wrong password is told from no connection, and switching tabs clears what was said", async ({
    page,
    url,
    context,
  }) => {
    const { email } = await signUp(url);
    await page.goto("/login");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("textbox", { name: "Password" }).fill("not the one");

    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Invalid email or password");

    await page.getByRole("tab", { name: "Sign Up" }).click();
    await expect(page.getByRole("textbox", { name: "Email" }), "the email comes along").toHaveValue(email);
    await page.getByRole("tab", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);

    await page.getByRole("textbox", { name: "Password" }).fill("not the one");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Network error. Please check your connection.");
    await expect(page.getByText("Your device is offline. What you typed stays here.")).toBeVisible();

    await context.setOffline(false);
    await context.route("**/api/auth/login", (route) =>
      route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
    );
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert")).toHaveText("Login failed. Please try again.");
    await expect(page.getByText("The trouble is on Creel's side.")).toBeVisible();
  });

  test("an email that is taken is said so, in the server's words", async ({ page, url }) => {
    const { email } = await signUp(url);
    await page.goto("/login?mode=register");
    await enterNewAccount(page, email);
    await page.getByRole("button", { name: "Sign Up" }).click();

    await expect(page.getByRole("alert")).toHaveText("An account with this email already exists");
  });
});

test("a mistake is heard once: with the field that takes the focus, by itself where that has it already", async ({
  page,
}) => {
  await page.goto("/login");
  const email = page.getByRole("textbox", { name: "Email" });
  const heard = await listen(page);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(email).toBeFocused();
  await expect.poll(heard).toEqual(["Email is required"]);

  await email.press("Enter");
  await expect.poll(heard).toEqual(["Email is required", "Email is required"]);

  await email.fill("ana@example.com");
  await email.press("Enter");
  await expect(page.getByRole("textbox", { name: "Password" })).toBeFocused();
  await expect.poll(heard).toEqual(["Email is required", "Email is required", "Password is required"]);
});

async function enterNewAccount(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "First name" }).fill("Ana");
  await page.getByRole("textbox", { name: "Last name" }).fill("Angler");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password 6 characters or more" }).fill("long enough");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("long enough");
  await page.getByText("I agree to the").click();
}

test("signing up says what is missing, waits for two equal passwords, and shows how strong a password is", async ({
  page,
}) => {
  await page.goto("/login?mode=register");
  const submit = page.getByRole("button", { name: "Sign Up" });
  const password = page.getByRole("textbox", { name: "Password 6 characters or more" });
  const confirmation = page.getByRole("textbox", { name: "Confirm password" });
  const terms = page.getByRole("checkbox", { name: /^I agree to the/ });
  await submit.click();
  await expect(page.getByRole("textbox", { name: "First name" })).toBeFocused();
  await expect(page.getByText("First name is required")).toBeVisible();
  await enterNewAccount(page, "new@example.com");
  await expect(page.getByText("Password strength: Fair")).toBeVisible();
  await page.getByText("I agree to the").click();
  await submit.click();
  await expect(terms).toBeFocused();
  await expect(terms).toHaveAccessibleDescription("Agree to the Terms and the Privacy Policy to sign up");
  await page.getByText("I agree to the").click();

  const differ = page.locator("form").getByText("Passwords do not match");
  await confirmation.fill("long");
  await expect(differ, "it is still being typed").toBeHidden();
  await confirmation.fill("another");
  await expect(differ).toBeVisible();
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription("Both passwords must be the same first.");
  await confirmation.fill("long");
  const heard = await listen(page);
  await page.keyboard.press("Tab");
  await expect.poll(heard).toEqual(["Passwords do not match"]);
  await confirmation.fill("long e");
  await confirmation.press("Enter");
  await expect(differ, "it was handed in").toBeVisible();
  await expect(confirmation).toBeFocused();
  await confirmation.fill("long enough");
  await expect(differ).toBeHidden();
  await password.fill("long enough now");
  await expect(differ, "the first was changed after the second").toBeVisible();

  await password.fill("short");
  await confirmation.fill("short");
  await submit.click();
  await expect(password).toHaveAccessibleDescription("Password must be at least 6 characters long");
});

test("two passwords that were typed before the app has come are told apart, too", async ({
  page,
  context,
}) => {
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
});

test("a password can be shown and hidden again, pasted and filled in by a password manager", async ({
  page,
}) => {
  await page.goto("/login");
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill("perch");

  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("autocomplete", "username");
  const isTaken = await password.evaluate((field) =>
    field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true })),
  );
  expect(isTaken, "nothing stands in the way of pasting").toBe(true);
});

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

test("Google is told to come later", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google soon" }).click();

  const alert = page.getByRole("alertdialog", { name: "Google sign-in coming soon!" });
  await expect(alert).toBeVisible();
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(alert).toBeHidden();
});

test("remembered, one is signed in for every new tab; not remembered, for this tab alone", async ({
  page,
  url,
  context,
}) => {
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
});

test("after signing in one is where one wanted to go, and never on another site", async ({
  page,
  url,
  angler,
}) => {
  for (const wanted of [
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "https://evil.example/dashboard",
    "/\t/evil.example",
    "\t//evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
  ]) {
    await page.goto(`/login?redirect=${encodeURIComponent(wanted)}`);
    await expect(page).toHaveURL(`${url}/dashboard`);
  }
  await page.goto(`/login?redirect=${encodeURIComponent("/catches?from=here")}`);
  await expect(page).toHaveURL(`${url}/catches?from=here`);
  expect(angler.user.id).toBeTruthy();
});
