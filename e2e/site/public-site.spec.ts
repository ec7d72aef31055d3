import { expect, signUp, test } from "../setup/fixtures.ts";

const PAGES = [
  { path: "/", heading: "Every catch, on the map, for good." },
  { path: "/about", heading: "Built for people who fish" },
  { path: "/contact", heading: "Contact" },
  { path: "/privacy", heading: "Privacy" },
  { path: "/terms", heading: "Terms" },
  { path: "/cookies", heading: "Cookies" },
  { path: "/login", heading: "Welcome back" },
  { path: "/login?mode=register", heading: "Start your log" },
  { path: "/forgot-password", heading: "Forgot your password?" },
];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page can be read, and leads to the others @crosswise", async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    for (const [link, path] of [
      ["About", "/about"],
      ["Contact", "/contact"],
      ["Privacy", "/privacy"],
      ["Terms", "/terms"],
      ["Cookies", "/cookies"],
      ["Home", "/"],
    ] as const) {
      await footer.getByRole("link", { name: link, exact: true }).click();
      await expect(page).toHaveURL(path);
      const heading = PAGES.find((one) => one.path === path)?.heading ?? "";
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      expect(await page.title()).toContain("Creel");
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, "nothing stands out of the page").toBe(false);
  });

  test("the pages about whoever runs it are sent with what they say of themselves", async ({ page }) => {
    for (const path of ["/contact", "/privacy", "/terms"]) {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main).toContainText('Sørensen & "Sons" <Anglers>');
      await expect(main).toContainText("Duluth, Minnesota");
      await expect(main.getByRole("link", { name: "help@example.com" }).first()).toHaveAttribute(
        "href",
        "mailto:help@example.com",
      );
    }
    await page.goto("/contact");
    await expect(page.getByRole("link", { name: "Films" })).toHaveAttribute(
      "href",
      "https://films.example/?a=b&c=d",
    );
  });
});

test("who is signed in never sees the page of a stranger, and reaches home from the header", async ({
  page,
  context,
  angler,
}) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await context.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });

  await page.goto("/about", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeAttached();
  await expect(page.getByRole("link", { name: "Login" })).toBeHidden();
  answer();

  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(
    page.getByRole("heading", { level: 1, name: "Every catch, on the map, for good." }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to your dashboard" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
  await expect(page.getByRole("link", { name: /Get Started|Sign Up/ })).toHaveCount(0);
  expect(angler.user.id).toBeTruthy();
});

test(
  "a page that just informs turns into the app once somebody signs in in another tab",
  { tag: "@nightly" },
  async ({ page, context, url }) => {
    await page.goto("/about");
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    const { email, password } = await signUp(url);
    const other = await context.newPage();
    await other.goto("/login");
    await other.getByRole("textbox", { name: "Email" }).fill(email);
    await other.getByRole("textbox", { name: "Password" }).fill(password);
    await other.getByRole("button", { name: "Sign In" }).click();

    await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Built for people who fish" })).toBeVisible();
  },
);

test("the home page shows more when asked, and leads to the sign-up", async ({ page }) => {
  await page.goto("/");
  const lastFeature = page.getByRole("heading", { name: "Analytics Dashboard" }).and(page.locator("h3"));
  await expect(lastFeature).not.toBeInViewport();

  await page.getByRole("link", { name: "Learn More" }).click();

  await expect(lastFeature).toBeInViewport();
  await expect(page.getByText("thousands of anglers")).toBeAttached();
  await expect(page.locator("#features").getByRole("article").getByRole("heading")).toHaveText([
    "Interactive Maps",
    "Detailed Logging",
    "Weather Tracking",
    "Photo Gallery",
    "Smart Filtering",
    "Analytics Dashboard",
  ]);
  await page.getByRole("link", { name: "Sign Up Free Today" }).click();
  await expect(page.getByRole("tab", { name: "Sign Up" })).toHaveAttribute("aria-selected", "true");
});
