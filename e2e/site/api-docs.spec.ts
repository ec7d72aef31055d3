import { callApi } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

const WINDOW_PX = 900;

test("the API explains itself on a page of its own, without asking another host", async ({ page }) => {
  await page.goto("/api/docs/");

  await expect(page.getByRole("heading", { name: /^Creel/ })).toBeVisible();
  await expect(page.getByText("/api/auth/register")).toBeVisible();
  // What is far below is drawn as one comes near it.
  await expect(async () => {
    await page.mouse.wheel(0, WINDOW_PX);
    await expect(page.getByText("/api/catches/{id}").first()).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("the OpenAPI document says what a catch is taken with", async ({ url }) => {
  const document = await callApi(url, "/openapi.json");

  const paths = document["paths"] as Record<string, Record<string, object>>;
  const body = JSON.stringify(paths["/api/catches/"]?.["post"]);
  expect(body).toContain('"maximum":40000');
  expect(body).toContain("Waxing Gibbous");
});
