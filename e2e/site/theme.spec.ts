import { expect, test } from "../setup/fixtures.ts";

test("the theme that is chosen stays, also before anything is drawn", async ({ page, angler }) => {
  await page.goto("/settings");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const byDay = await paper();

  await page.getByText("Night", { exact: true }).click();
  const byNight = await paper();
  expect(byNight).not.toBe(byDay);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      sessionStorage.setItem("e2e.theme", document.documentElement.dataset["theme"] ?? "none");
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem("e2e.theme"))).toBe("dark");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  expect(await paper()).toBe(byNight);

  await page.getByText("System", { exact: true }).click();
  expect(await paper()).toBe(byDay);
  expect(angler.user.id).toBeTruthy();
});
