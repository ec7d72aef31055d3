import { expect, test } from "./fixtures.ts";

// A window of 1280 by 1024 in which everything is four times as large.
test.use({ viewport: { width: 320, height: 256 } });

test("at 400 % most of the window is the page's, and a question can be read and answered", async ({
  page,
  angler,
}) => {
  await page.goto("/profile");
  expect(angler.user.id).toBeTruthy();
  const ask = page.getByRole("button", { name: "Delete my account" });
  await ask.focus();
  await expect(page.getByRole("banner")).not.toBeInViewport();
  const bar = await page.getByRole("navigation", { name: "Main" }).last().boundingBox();
  const asked = await ask.boundingBox();
  expect(bar?.y).toBeGreaterThan(200);
  expect((asked?.y ?? 256) + (asked?.height ?? 0), "it is not behind the bar").toBeLessThan(bar?.y ?? 0);

  await ask.click();
  const question = page.getByRole("alertdialog");
  const [title, answer] = [question.getByRole("heading"), question.getByRole("button", { name: "Cancel" })];
  await question.hover();
  await page.mouse.wheel(0, -1000);
  await expect(title).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 1000);
  await expect(answer).toBeInViewport({ ratio: 1 });
});
