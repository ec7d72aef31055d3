import { callApi } from "./api.ts";
import { expect, test } from "./fixtures.ts";

test("the API explains itself on a page of its own, without asking another host", async ({ page }) => {
  await page.goto("/api/docs/");

  await expect(page.getByRole("heading", { name: /^Creel/ })).toBeVisible();
  await expect(page.getByText("/api/catches/{id}").first()).toBeVisible();
  await expect(page.getByText("/api/auth/register")).toBeVisible();
});

test("every route is in the OpenAPI document, with what it takes and gives", async ({ url }) => {
  const document = await callApi(url, "/openapi.json");

  const paths = document["paths"] as Record<string, Record<string, object>>;
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes.toSorted()).toEqual([
    "DELETE /api/auth/me",
    "DELETE /api/auth/me/email/pending",
    "DELETE /api/auth/sessions",
    "DELETE /api/auth/sessions/{id}",
    "DELETE /api/catches/{id}",
    "DELETE /api/catches/{id}/filled-conditions",
    "GET /api/auth/me",
    "GET /api/auth/me/email",
    "GET /api/auth/me/export",
    "GET /api/auth/me/totals",
    "GET /api/auth/sessions",
    "GET /api/catches/",
    "GET /api/catches/geojson",
    "GET /api/catches/stats/species",
    "GET /api/catches/stats/summary",
    "GET /api/catches/stats/totals",
    "GET /api/catches/{id}",
    "GET /api/config",
    "GET /api/contact",
    "GET /api/health",
    "GET /api/metrics",
    "GET /api/photos/{userId}/{fileId}/{file}",
    "GET /api/places/",
    "GET /api/ready",
    "GET /api/weather/alerts",
    "GET /api/weather/current",
    "GET /api/weather/forecast",
    "GET /api/weather/history",
    "GET /api/weather/marine",
    "POST /api/auth/confirm-email",
    "POST /api/auth/forgot-password",
    "POST /api/auth/login",
    "POST /api/auth/logout",
    "POST /api/auth/me/export",
    "POST /api/auth/refresh",
    "POST /api/auth/register",
    "POST /api/auth/reset-password",
    "POST /api/catches/",
    "POST /api/contact",
    "PUT /api/auth/me",
    "PUT /api/auth/me/email",
    "PUT /api/auth/me/password",
    "PUT /api/catches/{id}",
  ]);
  const body = JSON.stringify(paths["/api/catches/"]?.["post"]);
  expect(body).toContain('"maximum":40000');
  expect(body).toContain("Waxing Gibbous");
});
