import { expect, test } from "../setup/fixtures.ts";

test.describe("what a page may not do", () => {
  const forbidden = [
    /securitypolicyviolation: (script-src|connect-src|style-src)/,
    /Content Security Policy/,
  ];
  test.use({ expected: { errors: [...forbidden, /Failed to fetch|Refused/] } });

  test("the policy forbids scripts in the page, styles in the page and other hosts, and a journey hears of it", async ({
    page,
  }) => {
    await page.goto("/about");
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));

    const didRun = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'taken over'";
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.head.append(script, style);
      await fetch("https://elsewhere.example/steal").catch(() => {});
      return document.title === "taken over" || getComputedStyle(document.body).display === "none";
    });

    expect(didRun).toBe(false);
    for (const directive of ["script-src-elem", "style-src-elem", "connect-src"]) {
      const sentence = `securitypolicyviolation: ${directive}`;
      await expect.poll(() => errors.some((text) => text.startsWith(sentence)), sentence).toBe(true);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the mobile menu says who is signed in and leads everywhere", async ({ page, angler }) => {
    await page.goto("/dashboard");

    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(page.locator("#mobile-menu").getByText("Maren Lindqvist")).toBeVisible();
    await expect(page.locator("#mobile-menu").getByText("Angler", { exact: true })).toBeVisible();
    await expect(page.locator("#mobile-menu").getByText("ML", { exact: true })).toBeVisible();
    await expect(menu.getByRole("link")).toHaveText([
      "Home",
      "Dashboard",
      "Map",
      "My Catches",
      "About",
      "Profile",
      "Help",
    ]);
    await menu.getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { name: "About Creel" })).toBeVisible();
    await expect(menu).toBeHidden();

    const opener = page.getByRole("button", { name: "Open menu" });
    await opener.click();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.getByRole("link", { name: "About" }).press("Enter");
    await expect(opener, "one is there already").toBeFocused();
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Sign Up", exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("creel.session"))).toBeNull();
    expect(angler.user.id).toBeTruthy();
  });
});
