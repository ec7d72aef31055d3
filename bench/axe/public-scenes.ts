import { dialog, pageOf, press, type Scene, visit } from "./scene.ts";

const PATHS = [
  "/",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/cookies",
  "/login",
  "/login?mode=register",
  "/forgot-password",
  "/reset-password",
  "/reset-password#token=x",
  "/confirm-email",
  "/no/such/page",
];

/** What anybody may see: every page, every form with its mistakes. */
export const PUBLIC_SCENES: readonly Scene[] = [
  ...PATHS.map((path) => pageOf("nobody", path)),
  {
    name: "the menu of a stranger",
    who: "nobody",
    on: "phone",
    open: async ({ page }) => {
      await visit(page, "/about");
      await press(page, "Open menu");
    },
  },
  {
    name: "a sign-in with nothing in it",
    who: "nobody",
    open: async ({ page }) => {
      await visit(page, "/login");
      await press(page, "Sign In");
      await page.locator("[data-invalid]").first().waitFor();
    },
  },
  {
    name: "a sign-in that is refused",
    who: "nobody",
    open: async ({ page }) => {
      await visit(page, "/login");
      await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.com");
      await page.getByRole("textbox", { name: "Password" }).fill("not the one");
      await press(page, "Sign In");
      await page.getByText("Invalid email or password").waitFor();
    },
  },
  {
    name: "a sign-up with two passwords",
    who: "nobody",
    open: async ({ page }) => {
      await visit(page, "/login?mode=register");
      await page.getByRole("textbox", { name: "Password 6 characters or more" }).fill("perch");
      await page.getByRole("textbox", { name: "Confirm password" }).fill("bobber");
      await page.getByRole("textbox", { name: "Email" }).fill("no email");
      // The app takes over from the drawn page while the first field is filled in, and sees this one left.
      await page.getByText("Password strength").waitFor({ state: "attached" });
      await page.getByRole("textbox", { name: "Confirm password" }).focus();
      await page.getByRole("textbox", { name: "Confirm password" }).blur();
      await page.getByText("Passwords do not match").first().waitFor();
    },
  },
  {
    name: "Google is told to come later",
    who: "nobody",
    open: async ({ page }) => {
      await visit(page, "/login");
      await press(page, "Continue with Google");
      await page.getByRole("alert").or(page.getByRole("alertdialog")).first().waitFor();
    },
  },
  {
    name: "a forgotten password without an email",
    who: "nobody",
    open: async ({ page }) => {
      await visit(page, "/forgot-password");
      await press(page, "Send the link");
      await page.locator("[data-invalid]").first().waitFor();
    },
  },
  {
    name: "a link that is on its way",
    who: "nobody",
    open: async ({ page }) => {
      await visit(page, "/forgot-password");
      await page.getByRole("textbox", { name: "Email" }).fill(`nobody-${Date.now()}@example.com`);
      await press(page, "Send the link");
      await page.getByRole("button", { name: /^Send again/ }).waitFor();
    },
  },
  {
    name: "a link that no longer works",
    who: "nobody",
    open: async ({ page }) => {
      await visit(page, "/reset-password#token=x");
      await page.getByRole("textbox", { name: "New password" }).fill("perch and bobber");
      await page.getByRole("textbox", { name: "Confirm password" }).fill("perch and bobber");
      await press(page, "Save password");
      await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
    },
  },
  {
    name: "a message with nothing in it",
    who: "nobody",
    open: async ({ page }) => {
      await visit(page, "/contact");
      await press(page, "Send Message");
      await page.getByText("Name is required").waitFor();
    },
  },
  {
    name: "a page that asks for a sign-in",
    who: "nobody",
    open: async ({ page }) => {
      await page.goto("/catches");
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
  },
  {
    name: "the admin area for who is no admin",
    who: "newcomer",
    open: async ({ page }) => {
      await page.goto("/admin");
      await dialog(page, /Access denied/);
    },
  },
];
